import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.server'

const stranger = (network: string) => ({ network, isTrusted: false })

/** A queue that runs one hash at a time; `finishOne` ends the running one. */
function slowQueue(maxWaiting = 100) {
  const queue = createHashQueue({ maxRunning: 1, maxWaiting })
  const started: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  function enqueue(name: string, request = stranger(name) as Parameters<typeof queue.run>[0]) {
    const work = () =>
      new Promise<void>((resolve) => {
        started.push(name)
        ends.push(resolve)
      })
    return queue.run(request, work).catch((error) => void refused.push(`${name}: ${error.message}`))
  }
  async function finishOne() {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { enqueue, finishOne, started, refused }
}

test('trusted requests run before those of strangers, in the order of arrival', async () => {
  const { enqueue, finishOne, started } = slowQueue()
  for (const name of ['a', 'b']) void enqueue(name)
  void enqueue('member', { network: 'b', isTrusted: true })
  void enqueue('second', { network: 'b', isTrusted: true })
  for (let n = 0; n < 3; n += 1) await finishOne()
  expect(started).toEqual(['a', 'member', 'second', 'b'])
})

test('networks take turns: one request of a second network runs before the hundreds of the first', async () => {
  const { enqueue, finishOne, started } = slowQueue()
  for (let n = 0; n < 50; n += 1) void enqueue(`flood${n}`, stranger('flood'))
  void enqueue('person', stranger('home'))
  for (let n = 50; n < 99; n += 1) void enqueue(`flood${n}`, stranger('flood'))
  await finishOne()
  expect(started).toEqual(['flood0', 'person'])
})

test('of a burst from many networks the newest request runs first', async () => {
  const { enqueue, finishOne, started } = slowQueue()
  for (let n = 0; n < 60; n += 1) void enqueue(`n${n}`)
  void enqueue('person')
  await finishOne()
  expect(started).toEqual(['n0', 'person'])
})

test('a full queue refuses the oldest request of the network with most waiting', async () => {
  const { enqueue, started, refused, finishOne } = slowQueue(3)
  void enqueue('first')
  void enqueue('a1', stranger('a'))
  void enqueue('b1', stranger('b'))
  void enqueue('a2', stranger('a'))
  void enqueue('c1', stranger('c'))
  await finishOne()
  expect(refused).toEqual(['a1: forms.busy'])
  for (let n = 0; n < 3; n += 1) await finishOne()
  expect(started.toSorted()).toEqual(['a2', 'b1', 'c1', 'first'])
})

test('a queue full of trusted requests refuses the newcomer', async () => {
  const { enqueue, refused, finishOne } = slowQueue(2)
  for (const name of ['one', 'two', 'three', 'four']) void enqueue(name, { network: name, isTrusted: true })
  await finishOne()
  expect(refused).toEqual(['four: forms.busy'])
})

test('the request of a client that has left is not run, and takes no place', async () => {
  const { enqueue, started, refused, finishOne } = slowQueue(2)
  const gone = new AbortController()
  void enqueue('first')
  void enqueue('gone', { ...stranger('x'), signal: gone.signal })
  void enqueue('person')
  gone.abort()
  void enqueue('late', { ...stranger('x'), signal: gone.signal })
  void enqueue('next')
  for (let n = 0; n < 3; n += 1) await finishOne()
  expect(refused.toSorted()).toEqual(['gone: client left', 'late: client left'])
  expect(started.toSorted()).toEqual(['first', 'next', 'person'])
})
