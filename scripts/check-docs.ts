// Checks that the docs match the code: every dependency is listed, and every test and file that a page names exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

function dependencyFaults() {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const used = Object.keys({ ...dependencies, ...devDependencies })
  const listed = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
  return [
    ...used.filter((name) => !listed.includes(name)).map((name) => `${name} has no line: say why it is here`),
    ...listed.filter((name) => !used.includes(name)).map((name) => `${name} is listed and not in package.json`),
    ...listed.filter((name, index) => listed.indexOf(name) < index).map((name) => `${name} has two lines`),
  ].map((fault) => `docs/dependencies.md: ${fault}`)
}

/** These pages name a test as `file` “title”, or by the constant part of its title. */
const pagesWithTests = ['docs/security.md', 'docs/asvs.md']

function testFaults(page: string) {
  const mentions = [...read(page).matchAll(/`([\w/.-]+\.(?:spec|test)\.tsx?)`((?:,? “[^”|]+”)*)/g)]
  return mentions.flatMap(([, path = '', titles = '']) => {
    if (!existsSync(join(project, path))) return [`${page}: there is no ${path}`]
    const source = read(path)
    const missing = [...titles.matchAll(/“([^”]+)”/g)].filter(([, title = '']) => !source.includes(title))
    return missing.map(([, title]) => `${page}: ${path} has no test “${title}”`)
  })
}

/** Without the decisions, which keep the names of their time. */
const folders = ['docs', 'docs/privacy']
const pages = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...folders.flatMap((folder) => readdirSync(join(project, folder)).map((name) => `${folder}/${name}`)),
]

function pathFaults() {
  return pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => {
      const paths = [...read(page).matchAll(/`((?:app|server|scripts|e2e|test|deploy|docs)\/[\w/.-]+\.\w+)`/g)]
      return paths
        .filter(([, path = '']) => !existsSync(join(project, path)))
        .map(([, path]) => `${page}: there is no ${path}`)
    })
}

const faults = [...dependencyFaults(), ...pagesWithTests.flatMap(testFaults), ...pathFaults()]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
