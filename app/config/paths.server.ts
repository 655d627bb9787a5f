import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, from wherever this code runs: its source, its build, a test. */
function findProject(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('package.json was not found above this file')
  return findProject(parent)
}

const project = findProject(import.meta.dirname)

export const migrationsDir = join(project, 'app/db/migrations')
export const clientDir = join(project, 'build/client')
/** A database made at build time, copied on the first start. */
export const templateDir = join(project, 'build/database')
