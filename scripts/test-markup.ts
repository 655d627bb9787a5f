// Checks every page, with the sample data, by IBM's accessibility checker in the browser, and by the Nu HTML Checker
// (validator.nu). The latter needs Java; without it a message says that it is left out.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { finish, runPlaywright } from './test.ts'

/** Not a dependency: it has 32 MB, and its install script downloads a Java. */
const checker = 'vnu-jar@26.9.27'
const folder = join(import.meta.dirname, '../node_modules/.cache/nu-checker')
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

function findNuChecker(): string | undefined {
  if (process.env.VNU_JAR) return process.env.VNU_JAR
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('No java here: the Nu HTML Checker is left out. Install Java 11 or newer to run it.')
    return undefined
  }
  if (!existsSync(jar)) {
    spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, checker], { stdio: 'inherit' })
  }
  if (existsSync(jar)) return jar
  console.log(
    `${checker} could not be fetched: the Nu HTML Checker is left out. VNU_JAR names a vnu.jar to use instead.`,
  )
  return undefined
}

const nu = findNuChecker()
finish([await runPlaywright({ MARKUP_TESTS: 'on', ...(nu && { VNU_JAR: nu }) }, '--project markup')])
