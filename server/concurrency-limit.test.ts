import { expect, test } from 'vitest'
import { createConcurrencyLimit, OverloadedError } from './concurrency-limit'

test('two tasks run at once, three more wait, and further ones are refused', async () => {
  const limited = createConcurrencyLimit({ running: 2, waiting: 3 })
  const finish: (() => void)[] = []
  let running = 0
  const task = async () => {
    running += 1
    await new Promise<void>((resolve) => finish.push(resolve))
    running -= 1
  }
  const tasks = Array.from({ length: 6 }, () => limited(task))
  await expect(tasks.pop()).rejects.toThrow(OverloadedError)
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0)
    expect(running).toBeLessThanOrEqual(2)
    finish.shift()?.()
  }
  await Promise.all(tasks)
  expect(running).toBe(0)
})

test('a task that fails frees its place for the next', async () => {
  const limited = createConcurrencyLimit({ running: 1, waiting: 0 })
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(async () => 'done')).toBe('done')
})
