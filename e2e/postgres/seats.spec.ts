import { test as base, expect } from '@playwright/test'
import { newMember } from '../accounts.ts'
import { makeEvent } from '../events.ts'
import { addWaiting, answer, inDays } from '../seats.ts'
import { newAdmin } from './deployment.ts'
import { openPair, type Pair } from './pair.ts'

const test = base.extend<object, { pair: Pair }>({
  pair: [
    async ({ browserName: _ }, use) => {
      const pair = await openPair()
      await use(pair)
      await pair.end()
    },
    { scope: 'worker', timeout: 40_000 },
  ],
})

test.describe.configure({ timeout: 120_000 })

const peopleCount = 50

/** As a person would: whoever waited too long for the others is asked to try again, and does. */
async function insist(...attempt: Parameters<typeof answer>) {
  for (;;) {
    const answered = await answer(...attempt)
    if (answered.status !== 503) return answered
  }
}

test('fifty people claim and take one freed seat at two processes: one has it, and it was the one next in line', async ({
  pair: { site, one, other, read },
}) => {
  await newAdmin({ site: one, read })
  const { id } = await makeEvent(one, 'One seat for fifty', { date: inDays(5), seats: '1', roles: 'supplier' })
  const guest = await newMember(site)
  await answer(one, id, 'answer', { response: 'attending' }, guest.cookie)
  const first = await addWaiting(site, id)
  const others = await Promise.all(Array.from({ length: peopleCount - 1 }, () => newMember(site)))
  await answer(other, id, 'answer', { response: 'not_attending' }, guest.cookie)
  const everyone = [...others, first]
  const attempts = everyone.flatMap(({ cookie }, index) => [
    insist(index % 2 ? one : other, id, 'claim', {}, cookie),
    insist(index % 2 ? other : one, id, 'answer', { response: 'attending' }, cookie),
  ])
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 422]))
  const seated = await read(
    `select email from event_responses join users on users.id = user_id where event_id = $1 and response = 'attending'`,
    [id],
  )
  expect(seated).toEqual([{ email: first.email }])
  const history = await read(`select number from event_history where event_id = $1 order by number`, [id])
  expect(history.map(({ number }) => Number(number))).toEqual(history.map((_, index) => index + 1))
})

test('fifty people take a seat that is offered to nobody, at two processes: one has it', async ({
  pair: { site, one, other, read },
}) => {
  await newAdmin({ site: one, read })
  const { id } = await makeEvent(one, 'One seat for whoever is first', {
    date: inDays(5),
    seats: '1',
    roles: 'supplier',
  })
  const people = await Promise.all(Array.from({ length: peopleCount }, () => newMember(site)))
  const attempts = people.map(({ cookie }, index) =>
    insist(index % 2 ? one : other, id, 'answer', { response: 'attending' }, cookie),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(peopleCount - 1)
  const seated = await read(`select 1 from event_responses where event_id = $1 and response = 'attending'`, [id])
  expect(seated).toHaveLength(1)
})
