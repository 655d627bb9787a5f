// Writes the list of all packages of the product in the CycloneDX format: `npm run parts-list -- FILE`.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const project = join(import.meta.dirname, '..')

/** npm's list of installed packages without those for development. npm names it after the folder; here it gets the product's name. */
export function listComponents(): string {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: project, encoding: 'utf8', maxBuffer: 64e6 })
  if (status !== 0) throw new Error(`npm could not list the parts:\n${stderr}`)
  const list = JSON.parse(stdout)
  const { component } = list.metadata
  if (component.name === basename(project)) component.name = component['bom-ref'].split('@')[0]
  return `${JSON.stringify(list, null, 2)}\n`
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'parts.cdx.json'
  writeFileSync(file, listComponents())
  console.log(`Every part is listed in ${file}.`)
}
