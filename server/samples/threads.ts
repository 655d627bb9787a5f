import { and, eq } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { messageSnippets, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import type { EngagementProgram } from '~/lib/engagement-programs'

const hourMs = 60 * 60 * 1000

type Message = { by: 'team' | 'first' | 'last'; hoursAgo: number; text: string }
type Sample = { organisation: string; subject: string; about?: EngagementProgram; messages: Message[] }

/** By the members of an organisation who joined first and last. */
const samples: Sample[] = [
  {
    ...{ organisation: 'Aldera Medtech', subject: 'Who comes along to the wards', about: 'visits' },
    messages: [
      {
        by: 'first',
        hoursAgo: 300,
        text: 'We would like to bring our trainer, who is a nurse. Is there room for her?',
      },
      { by: 'team', hoursAgo: 287, text: 'There is, on both days. Please send us her name a week before.' },
      { by: 'last', hoursAgo: 120, text: 'Her name is Ebba Stolt. She also speaks Norwegian.' },
      {
        by: 'team',
        hoursAgo: 97,
        text: 'Thank you. The second ward asks for one more day to confirm; you hear from us then.',
      },
    ],
  },
  {
    ...{ organisation: 'Aldera Medtech', subject: 'Figures for the board' },
    messages: [
      {
        ...{ by: 'last', hoursAgo: 5 },
        text: 'The board asks how many regions have bought monitoring at home since spring. Is there a count we may show?',
      },
    ],
  },
  {
    ...{ organisation: 'Region Norrmark', subject: 'Plenum in spring', about: 'hospital' },
    messages: [
      { by: 'team', hoursAgo: 500, text: 'Which Tuesdays in March suit the ward? We plan two hours.' },
      { by: 'first', hoursAgo: 468, text: 'The 10th and the 24th. The 24th is better: the board meets on the 3rd.' },
      { by: 'team', hoursAgo: 460, text: 'The 24th it is.' },
    ],
  },
  {
    ...{ organisation: 'Fjellvik sykehus', subject: 'Når begynner vi?', about: 'hospital' },
    messages: [{ by: 'first', hoursAgo: 51, text: 'Vi har takket ja. Når tar dere kontakt om behovskartleggingen?' }],
  },
  {
    ...{ organisation: 'Embassy of Valdoria', subject: 'Days in May', about: 'embassy' },
    messages: [
      { by: 'first', hoursAgo: 240, text: 'Is the price the same if the delegation has nine people instead of eight?' },
      { by: 'team', hoursAgo: 180, text: 'It is. From ten on we would need a second guide.' },
    ],
  },
]

type Person = { id: string; name: string }

/** Threads of the sample organisations: answered, waiting, and one that has waited for longer than promised. */
export async function fillThreads(db: Db, now: Date, team: Person) {
  for (const { organisation, subject, about, messages } of samples) {
    const [row] = await db.select().from(organisations).where(eq(organisations.name, organisation))
    if (!row) continue
    const people = await db
      .select({ id: users.id, name: users.name })
      .from(organisationMembers)
      .innerJoin(users, eq(users.id, organisationMembers.userId))
      .where(eq(organisationMembers.organisationId, row.id))
      .orderBy(organisationMembers.joinedAt)
    const [engagement] = about
      ? await db
          .select({ id: engagements.id })
          .from(engagements)
          .where(and(eq(engagements.organisationId, row.id), eq(engagements.program, about)))
          .limit(1)
      : []
    const authors = { team, first: people[0] ?? null, last: people.at(-1) ?? null }
    const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs)
    const answered = messages.findLastIndex(({ by }) => by === 'team')
    const waiting = messages[answered + 1]
    const id = crypto.randomUUID()
    await db.insert(threads).values({
      ...{ id, organisationId: row.id, subject, engagementId: engagement?.id ?? null },
      ...{ ownerId: waiting ? null : team.id, messageCount: messages.length },
      waitingSince: waiting ? at(waiting.hoursAgo) : null,
      lastMessageAt: at(messages.at(-1)?.hoursAgo ?? 0),
      createdAt: at(messages[0]?.hoursAgo ?? 0),
    })
    await db.insert(threadMessages).values(
      messages.map(({ by, hoursAgo, text }, index) => ({
        ...{ threadId: id, number: index + 1, body: text, isFromTeam: by === 'team', createdAt: at(hoursAgo) },
        ...{ authorId: authors[by]?.id ?? null, authorName: authors[by]?.name ?? '' },
      })),
    )
    // Our team has read what is answered; the partner has not read its last answer.
    const read = [
      { userId: team.id, readUpTo: answered + 1 },
      ...people.map(({ id }) => ({ userId: id, readUpTo: answered })),
    ]
    const known = read.filter(({ readUpTo }) => readUpTo > 0)
    if (known.length > 0) await db.insert(threadReaders).values(known.map((reader) => ({ threadId: id, ...reader })))
  }
  await db.insert(messageSnippets).values([
    {
      name: 'We have received it',
      texts: {
        en: 'Thank you. We have received it and come back to you within two days.',
        sv: 'Tack. Vi har fått det och återkommer inom två dagar.',
        no: 'Takk. Vi har fått det og kommer tilbake til dere innen to dager.',
      },
    },
    {
      name: 'Which days',
      texts: {
        en: 'Which days suit you in the next three weeks?',
        sv: 'Vilka dagar passar er under de närmaste tre veckorna?',
        no: 'Hvilke dager passer for dere de neste tre ukene?',
      },
    },
  ])
}
