import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project: this code runs from the source, from the build and in tests, at different depths. */
function findProject(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('package.json was not found above this file')
  return findProject(parent)
}

const project = findProject(import.meta.dirname)

export const productVersion: string = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version

export const migrationsDir = join(project, 'app/db/migrations')
export const clientDir = join(project, 'build/client')
/** A database that is created at build time, and copied at the first start. */
export const templateDir = join(project, 'build/database')
