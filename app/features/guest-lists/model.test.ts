import { describe, expect, test } from 'vitest'
import { fitText, lineHeight } from './model'

/** Every letter is half as wide as the size. */
const measure = (text: string) => [...text].length / 2
const box = { width: 100, height: 46, sizes: [20, 10] as const }
const fitInBox = (text: string) => fitText(text, measure, box)

describe('a text in a box', () => {
  test('has the largest size in which it has room', () => {
    expect(fitInBox('Kari Berg')).toEqual({ size: 20, lines: ['Kari Berg'] })
    expect(fitInBox('Kari Berg Aas')).toEqual({ size: 20, lines: ['Kari Berg', 'Aas'] })
    expect(fitInBox('Ingeborg Margrethe Aas')).toEqual({ size: 10, lines: ['Ingeborg Margrethe', 'Aas'] })
  })

  test('breaks a double name after its hyphen', () => {
    expect(fitInBox('Anna-Karin Dahl-Berg')).toEqual({ size: 20, lines: ['Anna-Karin', 'Dahl-Berg'] })
  })

  test('is broken within a word where it must be, and cut with an ellipsis', () => {
    expect(fitInBox('W'.repeat(30))).toEqual({ size: 10, lines: ['W'.repeat(20), 'W'.repeat(10)] })
    expect(fitInBox('W'.repeat(120))).toEqual({
      size: 10,
      lines: [...Array(3).fill('W'.repeat(20)), `${'W'.repeat(19)}…`],
    })
  })

  test.each(['', ' ', '-', '----- -', 'a\u00a0b', 'Å'.repeat(200), 'x '.repeat(100), '👩‍⚕️'.repeat(60)])(
    'never is wider or higher than the box: %j',
    (text) => {
      const { size, lines } = fitInBox(text)
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(46)
      expect(Math.max(0, ...lines.map(measure)) * size).toBeLessThanOrEqual(100)
    },
  )
})
