import { expect, vi } from 'vitest'
import { test } from '../../test/test'
import { announceContentChange, contentChanged } from './content-changed.server'

test('a change is heard once it is committed, and not when it is taken back', async ({ database }) => {
  const heard = vi.fn()
  await database.listen(contentChanged, heard)
  await database.db
    .transaction(async (tx) => {
      await announceContentChange(tx)
      throw new Error('taken back')
    })
    .catch(() => {})
  await database.db.transaction((tx) => announceContentChange(tx))
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard).toHaveBeenCalledTimes(1)
})
