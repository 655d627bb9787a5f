// Copies what the server needs at run time to ./release or the given folder, without sources and tools, and adds the list of
// packages and their known vulnerabilities.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { audit, describeAudit, serious } from './audit.ts'
import { buildIfNeeded } from './build.ts'
import { externals } from './externals.ts'
import { listComponents } from './parts-list.ts'

type Entry = { dependencies?: object; optionalDependencies?: object; peerDependencies?: object }
type Lock = { packages: Record<string, Entry> }

const project = join(import.meta.dirname, '..')

/** The folders of these packages and of all their dependencies in the lock. */
function foldersOf(names: string[], { packages }: Lock): Set<string> {
  const found = new Set<string>()
  /** Like Node resolves a package: beside the importing one, then further up. */
  const find = (name: string, from: string): string | undefined => {
    const path = `${from ? `${from}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    return from ? find(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) : undefined
  }
  const addPackage = (name: string, from: string) => {
    const path = find(name, from)
    // Builds for other platforms are in the lock and not on the disk.
    if (!path || found.has(path) || !existsSync(join(project, path))) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      addPackage(next, path)
  }
  for (const name of names) addPackage(name, '')
  return found
}

/** Makes all files readable for every user: another user than the one who built it may run it. */
function makeReadable(path: string) {
  const isFolder = statSync(path).isDirectory()
  chmodSync(path, isFolder ? 0o755 : 0o644)
  if (isFolder) for (const name of readdirSync(path)) makeReadable(join(path, name))
}

export function release(folder: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(project, name), 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { name, version } = read('package.json')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, private: true, type: 'module' }))
  const parts = ['build/server', 'build/client', 'build/database', 'app/db/migrations']
  for (const part of [...parts, ...foldersOf(externals, read('package-lock.json'))]) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    // Nested node_modules are skipped: the needed packages in them are separate entries of the list.
    const isNotNested = (path: string) => !path.slice(join(project, part).length).includes('/node_modules')
    cpSync(join(project, part), join(folder, part), { recursive: true, dereference: true, filter: isNotNested })
  }
  writeFileSync(join(folder, 'parts.cdx.json'), listComponents())
  makeReadable(folder)
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'despite-audit': { type: 'boolean' } },
  })
  const folder = resolve(positionals[0] ?? 'release')
  const audited = audit({ withDevelopment: false })
  console.log(describeAudit(audited))
  if (audited.asked && serious(audited.found).length > 0 && !values['despite-audit']) {
    console.error(
      'No release was made. Upgrade these packages, or say that you know: npm run release -- --despite-audit',
    )
    process.exit(1)
  }
  await buildIfNeeded()
  release(folder)
  writeFileSync(join(folder, 'audit.json'), `${JSON.stringify({ at: new Date(), ...audited }, null, 2)}\n`)
  console.log(`What the server needs is in ${folder}: node build/server/index.js starts it there.`)
}
