import { describe, expect, vi } from 'vitest'
import { eventResponses } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import type { MemberRole } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { readPdf } from '../../../test/pdf'
import { test } from '../../../test/test'
import { maxGuests } from './model'
import { getGuestList, makeGuestSheet, makeNameCards } from './queries.server'

// On a busy machine a document takes seconds.
vi.setConfig({ testTimeout: 60_000 })

type NewGuest = { name: string; organisation?: string; role?: MemberRole; code?: string }

/** Adds people with a role and, where one is given, an organisation; they attend if there is an event. */
async function addPeople({ db }: Ctx, people: NewGuest[], eventId?: string) {
  const rows = await db
    .insert(users)
    .values(
      people.map(({ name }, index) => ({
        name,
        email: `g${index}-${crypto.randomUUID()}@x.example`,
        passwordHash: '',
        locale: 'en' as const,
      })),
    )
    .returning()
  const ids = rows.map(({ id }) => id)
  await db
    .insert(userAccessLevels)
    .values(ids.map((userId, index) => ({ userId, role: people[index]?.role ?? 'supplier' })))
  for (const name of new Set(people.flatMap(({ organisation }) => organisation ?? []))) {
    const [added] = await db.insert(organisations).values({ name, kind: 'hospital' }).returning()
    const members = ids.filter((_, index) => people[index]?.organisation === name)
    await db.insert(organisationMembers).values(members.map((userId) => ({ userId, organisationId: added?.id ?? '' })))
  }
  if (eventId)
    await db.insert(eventResponses).values(
      ids.map((userId, index) => ({
        eventId,
        userId,
        response: 'attending' as const,
        code: people[index]?.code ?? 'ABCDEF',
      })),
    )
  return ids
}

const guests: NewGuest[] = [
  { name: 'Åsa Öberg', organisation: 'Sjukhuset i Växjö', role: 'hospital', code: 'QWERTY' },
  { name: 'Søren Kjær', role: 'embassy' },
  { name: 'Zoë Łukasiewicz-Gyurcsány', organisation: 'Şişli Ștefan Őrült', role: 'supplier' },
  { name: 'Nguyễn Thị Ánh' },
  { name: 'Ελένη Παπαδοπούλου', organisation: 'Nord AS', code: 'GREEKC' },
  { name: '李小龍', organisation: '北京', code: 'CHINAC' },
  { name: '', code: 'NONAME' },
  { name: 'W'.repeat(120), organisation: 'M'.repeat(160) },
]

describe('the list of guests', () => {
  test('has those who attend, in the order of the event’s language, and those who wait in theirs', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, { language: 'sv' })
    await addPeople(ctx, [{ name: 'Örjan' }, { name: 'zlatan' }, { name: 'Åsa' }, { name: 'Anna' }], id)
    const [no, first = '', second = '', offered = ''] = await addPeople(
      ctx,
      ['No', 'First', 'Second', 'Offered'].map((name) => ({ name })),
    )
    await ctx.db.insert(eventResponses).values({ eventId: id, userId: no ?? '', response: 'not_attending' })
    const since = ctx.now
    await ctx.db.insert(eventWaitlist).values([
      { eventId: id, userId: second, number: 9, since },
      { eventId: id, userId: first, number: 4, since },
    ])
    const offer = { eventId: id, reason: 'first-in-line' as const, offeredAt: since, until: since }
    await ctx.db.insert(seatOffers).values([
      { ...offer, userId: offered },
      { ...offer, userId: no ?? '', state: 'lapsed' as const },
    ])
    const { list } = await getGuestList(admin, id)
    expect(list.guests.map(({ name }) => name)).toEqual(['Anna', 'zlatan', 'Åsa', 'Örjan'])
    expect(list.waiting.map(({ name, isOffered }) => [name, isOffered])).toEqual([
      ['Offered', true],
      ['First', false],
      ['Second', false],
    ])
    expect(list).toMatchObject({ beyond: 0, restricted: 0 })
  })

  test('names organisation, role and code; an admin is of the team', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    await addPeople(ctx, [{ name: 'Kari', organisation: 'Nord', role: 'hospital', code: 'QWERTY' }], id)
    await ctx.db.insert(eventResponses).values({ eventId: id, userId: admin.actor.userId, response: 'attending' })
    const { list } = await getGuestList(admin, id)
    expect(list.guests).toMatchObject([
      { name: '', role: null },
      { name: 'Kari', organisation: 'Nord', role: 'hospital', code: 'QWERTY' },
    ])
  })

  test('leaves out whose data may only be stored, and says how many', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    const [hidden = ''] = await addPeople(ctx, [{ name: 'Hidden' }, { name: 'Shown' }], id)
    const [waiting = ''] = await addPeople(ctx, [{ name: 'Waits' }])
    await ctx.db.insert(eventWaitlist).values({ eventId: id, userId: waiting, number: 1, since: ctx.now })
    for (const row of await ctx.db.select().from(users))
      if ([hidden, waiting].includes(row.id))
        await ctx.db.insert(processingLimits).values({ email: row.email, restrictedAt: ctx.now, restrictedBy: 'admin' })
    const { list } = await getGuestList(admin, id)
    expect(list.guests.map(({ name }) => name)).toEqual(['Shown'])
    expect(list).toMatchObject({ waiting: [], restricted: 1 })
    expect(readPdf((await makeGuestSheet(admin, id)).body).join(' ')).toContain('1 left out')
  })

  test('is bounded', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    await addPeople(
      ctx,
      Array.from({ length: maxGuests + 2 }, (_, index) => ({ name: `Guest ${index}` })),
      id,
    )
    const { list } = await getGuestList(admin, id)
    expect([list.guests.length, list.beyond]).toEqual([maxGuests, 2])
  })

  test('is for admins who may export, with a fresh proof, of an event that exists', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    for (const actor of [await asMember(ctx), await asMember(ctx, { adminRole: 'reader' })]) {
      await expect(makeNameCards(actor, id)).rejects.toThrow('event.export')
    }
    const late = { ...admin, now: new Date(ctx.now.getTime() + 11 * 60_000) }
    await expect(makeGuestSheet(late, id)).rejects.toThrow('session.proofNeeded')
    for (const unknown of [crypto.randomUUID(), 'x']) {
      await expect(makeGuestSheet(admin, unknown)).rejects.toMatchObject({ kind: 'not-found' })
    }
  })
})

describe('the attendee sheet', () => {
  test('has all letters after a document that has å and ö, and not a and o', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, { language: 'sv' })
    await addPeople(ctx, [{ name: 'Öst', organisation: 'Växjö', role: 'hospital' }], id)
    await makeNameCards(admin, id)
    expect(readPdf((await makeGuestSheet(admin, id)).body)).toEqual(
      expect.arrayContaining(['Name', 'Role', 'Code', 'Hospital']),
    )
  })

  test('has title, time in the event’s zone, every guest, when it was printed and page numbers', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, {
      title: 'Vård hemma',
      timeZone: 'Europe/Helsinki',
      location: 'Åbo',
      endsAt: new Date('2026-12-01T19:30:00Z'),
    })
    await addPeople(ctx, guests, id)
    const { body, fileName } = await makeGuestSheet(admin, id)
    const lines = readPdf(body)
    const text = lines.join('\n')
    expect(fileName).toBe('guests-2026-12-01.pdf')
    expect(lines).toEqual(
      expect.arrayContaining(['Vård hemma', 'Åbo', 'Åsa Öberg', 'Sjukhuset i Växjö', 'Hospital', 'QWERTY', '1 of 1']),
    )
    expect(text).toContain('Tuesday, 1 December 2026, 19:00–21:30')
    expect(text).toContain('Printed 16 November 2026 at 11:00')
    expect(lines).toEqual(
      expect.arrayContaining(['Søren Kjær', 'Zoë Łukasiewicz-Gyurcsány', 'Şişli Ștefan Őrült', 'Nguyễn Thị Ánh']),
    )
    // Instead of names that we have no letters for, the address.
    expect(text).toMatch(/g4-.*\n/)
    expect(text).not.toContain('\ufffd')
  })

  test('has the waitlist on a page of its own, and as many pages as it needs', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    await addPeople(
      ctx,
      Array.from({ length: 60 }, (_, index) => ({ name: `Guest ${index}` })),
      id,
    )
    const [userId = ''] = await addPeople(ctx, [{ name: 'Kari Waits' }])
    await ctx.db.insert(eventWaitlist).values({ eventId: id, userId, number: 1, since: ctx.now })
    const lines = readPdf((await makeGuestSheet(admin, id)).body)
    const pages = lines.filter((line) => /^\d of \d$/.test(line))
    expect(pages.length).toBeGreaterThan(2)
    expect(new Set(pages).size).toBe(pages.length)
    expect(lines.filter((line) => line === 'Waitlist')).toHaveLength(1)
    expect(lines.filter((line) => line === 'Care at home')).toHaveLength(pages.length)
    for (let index = 0; index < 60; index++) expect(lines).toContain(`Guest ${index}`)
    expect(lines).toContain('Kari Waits')
  })
})

describe('the name cards', () => {
  test('have name, organisation and the role in the event’s language', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, { language: 'sv' })
    await addPeople(ctx, guests, id)
    const { body, fileName } = await makeNameCards(admin, id)
    const lines = readPdf(body)
    expect(fileName).toBe('name-cards-2026-12-01.pdf')
    expect(lines).toEqual(
      expect.arrayContaining(['Åsa Öberg', 'Sjukhuset i Växjö', 'Sjukhus', 'Ambassad', 'Nguyễn Thị Ánh']),
    )
    // To write by hand: the code says whose card it is.
    expect(lines).toEqual(expect.arrayContaining(['GREEKC', 'CHINAC', 'NONAME']))
    expect(lines).not.toContain('QWERTY')
    expect(lines.join('')).not.toContain('\ufffd')
  })

  test.for([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [60, 6],
  ])('of %i guests are on %i pages', async ([count = 0, pages], { ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    if (count > 0)
      await addPeople(
        ctx,
        Array.from({ length: count }, (_, index) => ({ name: `Guest ${index}` })),
        id,
      )
    const { body } = await makeNameCards(admin, id)
    expect(
      Buffer.from(body)
        .toString('latin1')
        .match(/\/Type \/Page\b(?!s)/g),
    ).toHaveLength(pages ?? 0)
    expect(readPdf(body).filter((line) => line.startsWith('Guest'))).toHaveLength(count)
  })
})
