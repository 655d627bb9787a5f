import { expect, vi } from 'vitest'
import { test } from '../../test/test'
import { contentChangedChannel, notifyContentChanged } from './content-changed.server'

test('a change is heard once it is committed, and not when it is taken back', async ({ database }) => {
  const onNotification = vi.fn()
  await database.listen(contentChangedChannel, onNotification)
  await database.db
    .transaction(async (tx) => {
      await notifyContentChanged(tx)
      throw new Error('taken back')
    })
    .catch(() => {})
  await database.db.transaction((tx) => notifyContentChanged(tx))
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalled())
  expect(onNotification).toHaveBeenCalledTimes(1)
})
