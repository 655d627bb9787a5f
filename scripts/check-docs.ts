// Two pages that must not fall behind the code: each dependency has its line, each test that is named exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

function dependencyFaults() {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const used = Object.keys({ ...dependencies, ...devDependencies })
  const told = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
  return [
    ...used.filter((name) => !told.includes(name)).map((name) => `${name} has no line: say why it is here`),
    ...told.filter((name) => !used.includes(name)).map((name) => `${name} is told of and not in package.json`),
    ...told.filter((name, index) => told.indexOf(name) < index).map((name) => `${name} has two lines`),
  ].map((fault) => `docs/dependencies.md: ${fault}`)
}

/** On that page a test is named as `file` “title”, or by as much of its title as is always the same. */
function testFaults() {
  const named = [...read('docs/security.md').matchAll(/`([\w/.-]+\.(?:spec|test)\.tsx?)`((?:,? “[^”|]+”)*)/g)]
  return named.flatMap(([, path = '', titles = '']) => {
    if (!existsSync(join(project, path))) return [`docs/security.md: there is no ${path}`]
    const source = read(path)
    const missing = [...titles.matchAll(/“([^”]+)”/g)].filter(([, title = '']) => !source.includes(title))
    return missing.map(([, title]) => `docs/security.md: ${path} has no test “${title}”`)
  })
}

const faults = [...dependencyFaults(), ...testFaults()]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
