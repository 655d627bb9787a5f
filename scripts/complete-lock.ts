// Run after `npm install`. A registry that lacks a package's builds for other platforms leaves them out of the lock, and
// `npm ci` then refuses it. This adds them again, marked for their platforms, so that the lock works everywhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Package = {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

/** Like Node resolves a package: beside the importing one, then in each folder above it. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = dirname(folder)) {
    if (`${folder === '.' ? '' : `${folder}/`}node_modules/${name}` in lock.packages) return true
    if (folder === '.' || folder === '') return false
  }
}

const added: string[] = []
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue
    const nameParts = name.split(/[/.-]/)
    const system = systems.find((word) => nameParts.includes(word)) ?? (name === 'fsevents' ? 'darwin' : 'none')
    const processor = processors.find((word) => nameParts.some((part) => part.startsWith(word)))
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(processor ? { cpu: [processor] } : {}),
      ...(nameParts.includes('musl') ? { libc: ['musl'] } : {}),
      optional: true,
      os: [system],
    }
    added.push(name)
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} packages for other platforms named in the lock`)
