// Figures of the process as rows of the table, each with its limit.
import type { Effort } from './cpu.ts'
import type { Running } from './server.ts'
import { idleCpu, memoryAfterLoad, startTimes } from './starts.ts'
import { type Limit, type Row, row, show } from './table.ts'

export async function startRows({ rounds }: Effort): Promise<Row[]> {
  const { first, later } = await startTimes(rounds)
  const cpu = (start: typeof first) => `CPU ${show.seconds(start.cpuSeconds)}`
  return [
    row('start to /readyz, first', first.seconds, show.seconds, { most: 6 }, cpu(first)),
    row('start to /readyz, later', later.seconds, show.seconds, { most: 2 }, cpu(later)),
  ]
}

export async function memoryRow(server: Running, name: string, pages: string[], effort: Effort, limit?: Limit) {
  const { now, peak } = await memoryAfterLoad(server, pages, effort.seconds)
  return [row(`memory after load, ${name}`, now, show.megabytes, limit, `at most ${show.megabytes(peak)}`)]
}

export async function idleRow(server: Running): Promise<Row[]> {
  return [row('server CPU while idle, embedded', await idleCpu(server, 10), show.percent, undefined, 'of a core')]
}
