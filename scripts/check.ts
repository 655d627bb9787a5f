// The quick half of the tests: types, style, the direction of imports, code nothing uses, and pages that name the code.
import { spawnSync } from 'node:child_process'
import { subsetFonts } from './fonts.ts'

const checks = {
  types: 'react-router typegen && tsc --noEmit',
  style: 'biome check --error-on-warnings',
  architecture: 'depcruise app server --config .dependency-cruiser.cjs',
  unused: 'knip',
  docs: 'node scripts/check-docs.ts',
}

/** Runs every check, shows what the failed ones said, and tells which passed. */
export async function check() {
  // The types of the font files come from the files.
  await subsetFonts()
  const failed: string[] = []
  for (const [name, command] of Object.entries(checks)) {
    const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' })
    if (status !== 0) {
      failed.push(name)
      console.log(stdout + stderr)
    }
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  }
  return { passed: Object.keys(checks).length - failed.length, failed }
}

if (import.meta.main) process.exit((await check()).failed.length > 0 ? 1 : 0)
