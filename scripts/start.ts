// Builds if needed, then starts the server with the arguments of the command line. package.json starts this with `exec`:
// npm sends signals to the shell of a script, and a shell that waits for a program does not pass them on.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { serverEnv } from './server-env.ts'

await buildIfNeeded()
const server = spawn('node', [join(import.meta.dirname, '../build/server/index.js'), ...process.argv.slice(2)], {
  env: { ...serverEnv, ...process.env },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
