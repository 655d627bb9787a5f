import { randomUUID } from 'node:crypto'
import type { Db } from '~/db/db.server'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { consents } from '~/db/schema/consents'
import { contactRequests } from '~/db/schema/contact-requests'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'

const hours = 60 * 60 * 1000

/** Messages in the inbox: one is overdue, some are in time, one is done. */
export async function fillInbox(tx: Db, now: Date, admin: { id: string; email: string }) {
  const hoursAgo = (count: number) => new Date(now.getTime() - count * hours)
  await tx.insert(contactRequests).values([
    {
      name: 'Karin Öberg',
      organization: 'Region Norrmark',
      email: 'innovation@region.example',
      message: 'Vi vill visa en avdelning för åtta personer i maj.\nVem hos er kan vi tala med om dagar?',
      interest: 'clinical-visits',
      locale: 'sv',
      createdAt: hoursAgo(52),
    },
    {
      name: 'Petter Aas',
      organization: 'Aldera Medtech',
      email: 'access@devices.example',
      message: 'Which of the three formats suits a company with one product and no reference hospital yet?',
      interest: 'insight-exchange',
      locale: 'en',
      createdAt: hoursAgo(40),
      assignedTo: admin.id,
    },
    {
      name: 'Claire Martin',
      organization: 'Embassy, trade section',
      email: 'trade@embassy.example',
      message: 'We have a delegation in the second week of March. Is there a circle that week?',
      interest: 'ambassadors',
      locale: 'en',
      status: 'answered',
      createdAt: hoursAgo(120),
      doneAt: hoursAgo(96),
      doneBy: admin.email,
    },
  ])
  await tx.insert(circleRequests).values({
    name: 'Ingrid Solheim',
    email: 'klinikk@sykehus.example',
    organization: 'Fjellvik sykehus',
    role: 'Klinikksjef',
    country: 'Norge',
    why: 'Vi skal bestemme hva som skal måles hjemme, og vil høre hvem som betaler for det.',
    interests: ['payers', 'medtech'],
    consentText: 'Jeg godtar at opplysningene brukes for å kontakte meg om Health Circles.',
    consentVersion: 1,
    consentedAt: hoursAgo(5),
    locale: 'no',
    createdAt: hoursAgo(5),
  })
  const agreed = { isGiven: true, version: 1 } as const
  await tx.insert(consents).values([
    {
      ...{ ...agreed, email: 'klinikk@sykehus.example', purpose: 'circle', locale: 'no', way: 'form' },
      words: 'Jeg godtar at opplysningene brukes for å kontakte meg om Health Circles.',
      createdAt: hoursAgo(5),
    },
    {
      ...{ ...agreed, email: 'reader@sample.example', purpose: 'newsletter', locale: 'sv', way: 'link' },
      words: 'Ja, skicka mig Strategy Signals.',
      createdAt: hoursAgo(199),
    },
  ])
  const conversation = { id: randomUUID(), createdAt: hoursAgo(3) }
  await tx.insert(chatConversations).values(conversation)
  await tx.insert(chatMessages).values([
    {
      conversationId: conversation.id,
      content: 'Do you work with Finnish hospitals?',
      locale: 'en',
      createdAt: hoursAgo(3),
    },
    { conversationId: conversation.id, content: 'We are in Tampere.', locale: 'en', createdAt: hoursAgo(2.9) },
  ])
  await tx.insert(newsletterSubscriptions).values({
    email: 'reader@sample.example',
    status: 'confirmed',
    locale: 'sv',
    consentText: 'Ja, skicka mig Strategy Signals.',
    consentVersion: 1,
    consentedAt: hoursAgo(200),
    askedAt: hoursAgo(200),
    confirmedAt: hoursAgo(199),
    createdAt: hoursAgo(200),
  })
}
