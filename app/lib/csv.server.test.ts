import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '../../test/csv'
import { csvStream } from './csv.server'

async function* inBatches(...batches: string[][][]) {
  yield* batches
}

// The full-width signs are formulas to a spreadsheet as well.
const formula = /^[=+\-@\t\r＝＋－＠]/
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '"', ',', "'", 'a', ' '),
  }),
)
const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 })

test('whatever the cells hold, the file parses to them, and no cell is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (rows) => {
      const text = await new Response(csvStream(['A', 'B', 'C'], inBatches([], rows))).text()
      const parsed = parseCsv(text)
      expect(parsed).toEqual([
        ['A', 'B', 'C'],
        ...rows.map((row) => row.map((cell) => (formula.test(cell) ? `'${cell}` : cell))),
      ])
      expect(parsed.flat().filter((cell) => formula.test(cell))).toEqual([])
    }),
    { numRuns: 300 },
  )
})
