import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { launch } from './server.ts'

/** Runs a command to its end; returns its exit code and output. */
export async function run(env: Record<string, string>, ...args: string[]) {
  const { exited, output } = launch(env, args)
  return { code: await exited, output: output() }
}

/** The lines of a backup without its header, sorted, so that two backups can be compared. */
export const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1).sort()
