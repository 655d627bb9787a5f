// The quick half of the tests: types, style, the direction of imports, code nothing uses, and pages that name the code.
import { spawnSync } from 'node:child_process'
import { cutFonts } from './fonts.ts'

const checks = {
  types: 'react-router typegen && tsc --noEmit',
  style: 'biome check --error-on-warnings',
  architecture: 'depcruise app server --config .dependency-cruiser.cjs',
  unused: 'knip',
  docs: 'node scripts/check-docs.ts',
}

/** Runs every check, shows what the failed ones said, and tells how many passed. */
export async function check() {
  // The types of the font files come from the files.
  await cutFonts()
  let passed = 0
  for (const [name, command] of Object.entries(checks)) {
    const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' })
    if (status === 0) passed += 1
    else console.log(stdout + stderr)
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  }
  return { passed, failed: Object.keys(checks).length - passed }
}

if (import.meta.main) process.exit((await check()).failed ? 1 : 0)
