import { expect, test } from 'vitest'
import type { DialogueUpdates } from '~/features/dialogue/model'
import Embassy from '~/routes/members/ambassador'
import Hospital from '~/routes/members/hospital'
import Supplier from '~/routes/members/supplier'
import { emptyRolePage, hrefsOf, linesOf, render } from '../../../../test/render-page'

const updates: DialogueUpdates = {
  hasOrganisation: true,
  unread: 2,
  threads: [
    {
      ...{ id: 't1', subject: 'Evidence', topic: null, author: 'Anna Falk', words: 'Six weeks of data.', at: '14:20' },
      ...{ isOwn: false, isFromTeam: false, unread: 2 },
    },
  ],
}

test.each([
  ['Supplier', Supplier, 'Dialogue Updates'],
  ['Hospital', Hospital, 'Dialogue'],
  ['Embassy', Embassy, 'Dialogue'],
])('%s shows the latest threads of the organisation', (_, Page, title) => {
  const markup = render(Page, { loaded: { ...emptyRolePage, dialogue: updates } })
  const lines = linesOf(markup)
  expect(lines).toEqual(expect.arrayContaining([title, '2 unread', 'Evidence', 'Anna Falk:', 'Six weeks of data.']))
  expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/dialogue', '/dialogue#new-thread', '/dialogue/t1']))
  const failed = linesOf(render(Page, { loaded: { ...emptyRolePage, dialogue: null } }))
  expect(failed).toContain('The threads could not be loaded.')
  expect(failed).not.toContain('Procurement')
})

test('without threads the supplier reads what dialogues are about, and the other pages as everyone has them', () => {
  const lines = linesOf(render(Supplier))
  expect(lines).toEqual(expect.arrayContaining(['Dialogue Updates', 'Evidence', 'Integration', 'Procurement']))
  expect(hrefsOf(render(Supplier))).not.toContain('/dialogue#new-thread')
  for (const Page of [Hospital, Embassy]) expect(linesOf(render(Page))).not.toContain('Dialogue')
  const begins = hrefsOf(
    render(Supplier, { loaded: { ...emptyRolePage, dialogue: { ...updates, threads: [], unread: 0 } } }),
  )
  expect(begins).toContain('/dialogue#new-thread')
})
