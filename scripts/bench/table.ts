// A table of figures with their limits, and whether they are within them.
import { cpus, loadavg, totalmem } from 'node:os'

export type Row = { what: string; measured: string; bar?: string; holds?: boolean }

/** A row whose figure must be at most, or at least, the limit; without a limit it is for information. */
export function row(what: string, value: number, show: (value: number) => string, limit?: Limit, detail = ''): Row {
  const measured = detail ? `${show(value)} (${detail})` : show(value)
  if (!limit) return { what, measured }
  if ('most' in limit) return { what, measured, bar: `≤ ${show(limit.most)}`, holds: value <= limit.most }
  const exact = limit.least === 100
  return { what, measured, bar: `${exact ? '=' : '≥'} ${show(limit.least)}`, holds: value >= limit.least }
}

export type Limit = { most: number } | { least: number }

export const show = {
  times: (value: number) => `${value.toFixed(2)} × bare`,
  milliseconds: (value: number) => `${value.toFixed(2)} ms`,
  seconds: (value: number) => `${value.toFixed(2)} s`,
  kilobytes: (value: number) => `${(value / 1000).toFixed(1)} KB`,
  megabytes: (value: number) => `${value.toFixed(0)} MB`,
  percent: (value: number) => `${value.toFixed(1)} %`,
  shift: (value: number) => String(Number(value.toFixed(4))),
  plain: (value: number) => String(value),
}

export function table(rows: Row[]): string {
  const mark = ({ holds, bar }: Row) => {
    if (holds === undefined) return ''
    return holds ? '✓ ok' : `✗ ${bar?.startsWith('≤') ? 'over' : 'under'}`
  }
  return lines([
    ['what', 'measured', 'bar', ''],
    ...rows.map((row) => [row.what, row.measured, row.bar ?? '', mark(row)]),
  ])
}

/** A Markdown table with aligned columns; the first line is its head. */
export function lines([head = [], ...cells]: string[][]): string {
  const widths = head.map((title, i) => Math.max(...[head, ...cells].map((line) => line[i]?.length ?? title.length)))
  const line = (cellsOfLine: string[]) => `| ${cellsOfLine.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

export function machine(): string {
  const memory = `${(totalmem() / 1e9).toFixed(0)} GB`
  const model = cpus()[0]?.model.trim()
  const load = loadavg()[0]?.toFixed(2)
  return `${cpus().length} cores ${model}, ${memory}, Node ${process.version}, load ${load} at the start`
}
