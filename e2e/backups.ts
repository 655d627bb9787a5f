import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { launch } from './server.ts'

/** Runs a command to its end, and answers how it ended and what it said. */
export async function run(env: Record<string, string>, ...args: string[]) {
  const { exited, output } = launch(env, args)
  return { code: await exited, output: output() }
}

/** What a backup holds, without when and where it was made, in an order of its own. */
export const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1).sort()
