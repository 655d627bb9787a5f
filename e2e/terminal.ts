import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Env } from './server.ts'

const project = join(import.meta.dirname, '..')

/** Whether this machine has util-linux' `script`, which gives a command a terminal of its own. */
export const hasTerminals = () =>
  /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '')

/** Runs a command in the project, with a terminal if asked; keys go to it as they would from a keyboard. */
export function run(command: string[], env: Env, withTerminal: boolean) {
  const [program = '', ...args] = withTerminal ? ['script', '-qec', command.join(' '), '/dev/null'] : command
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, { cwd: project, env: { PATH, HOME, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  exited.then(() => process.off('exit', end))
  return { child, exited, output: () => said, press: (keys: string) => child.stdin.write(keys) }
}
