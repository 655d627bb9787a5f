import { expect, vi } from 'vitest'
import { test } from '../../test/test'
import { contentChangedChannel, notifyContentChanged } from './content-changed.server'

test('a change is heard once it is committed, and not when it is taken back', async ({ database }) => {
  const heard = vi.fn()
  await database.listen(contentChangedChannel, heard)
  await database.db
    .transaction(async (tx) => {
      await notifyContentChanged(tx)
      throw new Error('taken back')
    })
    .catch(() => {})
  await database.db.transaction((tx) => notifyContentChanged(tx))
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard).toHaveBeenCalledTimes(1)
})
