import { expect, vi } from 'vitest'
import { test } from '../../test/test'
import { channels, notifyContentChanged } from './notifications.server'

test('a notification is sent once its transaction commits, and not after a rollback', async ({ database }) => {
  const onNotification = vi.fn()
  await database.listen(channels.contentChanged, onNotification)
  await database.db
    .transaction(async (tx) => {
      await notifyContentChanged(tx)
      throw new Error('roll back')
    })
    .catch(() => {})
  await database.db.transaction((tx) => notifyContentChanged(tx))
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalled())
  expect(onNotification).toHaveBeenCalledTimes(1)
})
