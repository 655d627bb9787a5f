// Writes the list of all packages of the product in the CycloneDX format: `npm run parts-list -- FILE`.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const project = join(import.meta.dirname, '..')

/**
 * npm's list of all packages that are not for development alone, under the product's name and not the folder's. Read from
 * the lock file: where the packages for development are not installed, as in the image, npm refuses to list the others.
 */
export function listComponents(folder = project): string {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 })
  if (status !== 0) throw new Error(`npm could not list the parts:\n${stderr}`)
  const list = JSON.parse(stdout)
  const { component } = list.metadata
  if (component.name === basename(folder)) component.name = component['bom-ref'].split('@')[0]
  return `${JSON.stringify(list, null, 2)}\n`
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'parts.cdx.json'
  writeFileSync(file, listComponents())
  console.log(`Every part is listed in ${file}.`)
}
