import { expect, vi } from 'vitest'
import { committing, test } from '../../test/test'
import { mailQueued } from '../email/mails.server'
import { handle } from './jobs.server'

const listeners = { done: () => {}, failed: () => {} }

test('a job with a start time runs within two seconds of it, and not before', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const ranAt: number[] = []
  await jobs.work([handle(mailQueued, async () => void ranAt.push(Date.now()))], async () => ({}), listeners)
  const startAfter = new Date(Date.now() + 1500)
  await jobs.enqueue(ctx.db, mailQueued, { mailId: crypto.randomUUID() }, { startAfter })
  await vi.waitFor(() => expect(ranAt).toHaveLength(1), { timeout: 8000, interval: 50 })
  expect(ranAt[0]).toBeGreaterThanOrEqual(startAfter.getTime())
  expect(ranAt[0]).toBeLessThan(startAfter.getTime() + 2000)
})

test('while there is no job, one statement a second asks for all queues', async ({ jobs }) => {
  const names = (await jobs.boss.getQueues()).map(({ name }) => name).filter((name) => name !== 'dead-letters')
  expect(names.length).toBeGreaterThan(40)
  const statements = vi.spyOn(jobs.boss.getDb(), 'executeSql')
  await jobs.work(
    names.map((name) => handle({ name }, async () => {})),
    async () => ({}),
    listeners,
  )
  // The first fetch of every queue.
  await vi.waitFor(() => expect(statements.mock.calls.length).toBeGreaterThanOrEqual(names.length), { timeout: 8000 })
  statements.mockClear()
  await new Promise((resolve) => setTimeout(resolve, 3500))
  expect(statements.mock.calls.length).toBeGreaterThan(1)
  expect(statements.mock.calls.length).toBeLessThan(10)
})
