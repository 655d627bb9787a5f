// Builds if needed, then serves. The rest of the command line goes to the server. package.json starts it with `exec`: npm
// sends signals to the shell that it runs a script in, and a shell that waits for a program does not hand them on.
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
