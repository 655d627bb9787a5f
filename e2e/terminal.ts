import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Env } from './server.ts'

const project = join(import.meta.dirname, '..')

/** Whether this machine has util-linux' `script`, which runs a command in a new terminal. */
export const hasTerminals = () =>
  /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '')

/** Runs a command in the project, in a terminal if `withTerminal`; `press` writes keys to its input. */
export function run(command: string[], env: Env, withTerminal: boolean) {
  const [program = '', ...args] = withTerminal ? ['script', '-qec', command.join(' '), '/dev/null'] : command
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, { cwd: project, env: { PATH, HOME, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  let collectedOutput = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      collectedOutput += text
    })
  }
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  exited.then(() => process.off('exit', end))
  return { child, exited, output: () => collectedOutput, press: (keys: string) => child.stdin.write(keys) }
}
