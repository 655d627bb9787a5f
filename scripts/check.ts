// Static checks: types, style, direction of imports, unused code, migrations, and docs.
// `node scripts/check.ts types style` runs those two.
import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { subsetFonts } from './fonts.ts'

const run = promisify(exec)

const checks = {
  types: 'tsc --noEmit',
  style: 'biome check --error-on-warnings',
  architecture: 'depcruise app server --config .dependency-cruiser.cjs',
  unused: 'knip',
  migrations: 'node scripts/check-migrations.ts',
  docs: 'node scripts/check-docs.ts',
}
type Name = keyof typeof checks
const all = Object.keys(checks) as Name[]

/** How many checks run at once: as many as a small machine has processors. */
const lanes = 2

/** Runs these checks, prints the output of failed ones, and returns how many passed and which failed. */
export async function check(names = all) {
  // The code imports the font files, and the types that React Router generates from the routes.
  await subsetFonts()
  await run('react-router typegen')
  const failed: string[] = []
  const pending = [...names]
  const work = async () => {
    for (let name = pending.shift(); name; name = pending.shift()) {
      const fault = await run(checks[name], { maxBuffer: Number.POSITIVE_INFINITY }).then(
        () => '',
        ({ stdout, stderr }) => `${stdout}${stderr}` || 'It failed and said nothing.',
      )
      if (fault) failed.push(name)
      console.log(`${fault}${fault && '\n'}${fault ? '✗' : '✓'} ${name}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return { passed: names.length - failed.length, failed }
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !all.includes(name as Name))
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}: choose of ${all.join(', ')}.`)
    process.exit(1)
  }
  const { failed } = await check(names.length > 0 ? (names as Name[]) : all)
  process.exit(failed.length > 0 ? 1 : 0)
}
