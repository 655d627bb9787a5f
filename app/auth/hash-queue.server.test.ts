import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.server'

const stranger = (network: string) => ({ network, isTrusted: false })

/** A queue of one at a time, whose work ends when it is told to. */
function slowQueue(mostWaiting = 100) {
  const queue = createHashQueue({ atOnce: 1, mostWaiting })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  function ask(name: string, turn = stranger(name) as Parameters<typeof queue.run>[0]) {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        ends.push(resolve)
      })
    return queue.run(turn, work).catch((error) => void refused.push(`${name}: ${error.message}`))
  }
  async function endOne() {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, endOne, begun, refused }
}

test('who is trusted goes before strangers, the first of them first', async () => {
  const { ask, endOne, begun } = slowQueue()
  for (const name of ['a', 'b']) void ask(name)
  void ask('member', { network: 'b', isTrusted: true })
  void ask('second', { network: 'b', isTrusted: true })
  for (let n = 0; n < 3; n += 1) await endOne()
  expect(begun).toEqual(['a', 'member', 'second', 'b'])
})

test('networks take turns: one that sends hundreds waits for the one that sends one', async () => {
  const { ask, endOne, begun } = slowQueue()
  for (let n = 0; n < 50; n += 1) void ask(`flood${n}`, stranger('flood'))
  void ask('person', stranger('home'))
  for (let n = 50; n < 99; n += 1) void ask(`flood${n}`, stranger('flood'))
  await endOne()
  expect(begun).toEqual(['flood0', 'person'])
})

test('of a burst from as many networks the newest goes first: who comes after it does not wait for it', async () => {
  const { ask, endOne, begun } = slowQueue()
  for (let n = 0; n < 60; n += 1) void ask(`n${n}`)
  void ask('person')
  await endOne()
  expect(begun).toEqual(['n0', 'person'])
})

test('when it is full, the oldest of the network that waits most gives up its place, and is told when to come again', async () => {
  const { ask, begun, refused, endOne } = slowQueue(3)
  void ask('first')
  void ask('a1', stranger('a'))
  void ask('b1', stranger('b'))
  void ask('a2', stranger('a'))
  void ask('c1', stranger('c'))
  await endOne()
  expect(refused).toEqual(['a1: forms.busy'])
  for (let n = 0; n < 3; n += 1) await endOne()
  expect(begun.toSorted()).toEqual(['a2', 'b1', 'c1', 'first'])
})

test('full of those who are trusted, it refuses the newcomer', async () => {
  const { ask, refused, endOne } = slowQueue(2)
  for (const name of ['one', 'two', 'three', 'four']) void ask(name, { network: name, isTrusted: true })
  await endOne()
  expect(refused).toEqual(['four: forms.busy'])
})

test('who has left is not worked for, and takes no place', async () => {
  const { ask, begun, refused, endOne } = slowQueue(2)
  const gone = new AbortController()
  void ask('first')
  void ask('gone', { ...stranger('x'), signal: gone.signal })
  void ask('person')
  gone.abort()
  void ask('late', { ...stranger('x'), signal: gone.signal })
  void ask('next')
  for (let n = 0; n < 3; n += 1) await endOne()
  expect(refused.toSorted()).toEqual(['gone: client left', 'late: client left'])
  expect(begun.toSorted()).toEqual(['first', 'next', 'person'])
})
