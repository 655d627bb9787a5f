import { expect, test } from 'vitest'
import { linesOf, render } from '../../../../test/render-page'
import { MentionButtons } from './mention-buttons'

const buttonsFor = (count: number) => {
  const people = Array.from({ length: count }, (_, n) => ({ id: String(n), name: `Person ${n}` }))
  return render(() => (
    <MentionButtons label="Mention" more={(rest) => `${rest.count} more`} people={people} form={{ current: null }} />
  ))
}

test('of many people eight are shown, the others are one click away', () => {
  const [shown = '', folded = ''] = buttonsFor(11).split('<details>')
  expect(shown.match(/<button/g)).toHaveLength(8)
  expect(linesOf(folded)).toEqual(expect.arrayContaining(['3 more', '@Person 8', '@Person 10']))
})

test('few people are all shown, and nobody leaves nothing', () => {
  expect(buttonsFor(8)).not.toContain('<details')
  expect(buttonsFor(0)).toBe('')
})
