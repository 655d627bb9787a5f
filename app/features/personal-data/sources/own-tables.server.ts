import { or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { consents } from '~/db/schema/consents'
import { contactRequests } from '~/db/schema/contact-requests'
import { authChallenges, passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { linkedIdentities, pendingSignOns } from '~/db/schema/identity-providers'
import { inboxAnswers } from '~/db/schema/inbox'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { memberImports } from '~/db/schema/member-imports'
import { memberProfiles } from '~/db/schema/member-profiles'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { approvals, organisationMembers, organisations } from '~/db/schema/organisations'
import { dataExports, erasures, processingLimits, rightsLinks } from '~/db/schema/personal-data'
import { accountLinks, registrations, sessions, userAccessLevels, users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import type { Person } from '../model'
import { addressPattern } from './address-pattern'
import { byAddress, byUser, type PersonalTable, through } from './rows.server'

const ofRequest = (column: AnyPgColumn) =>
  through(column, accessRequests.id, accessRequests, byAddress(accessRequests.email))
const mentions = (person: Person) => sql`${chatMessages.content} ~* ${addressPattern(person.email)}`
const ofConversation = (column: AnyPgColumn) => through(column, chatMessages.conversationId, chatMessages, mentions)
const lineEmail = sql.raw("lower(trim(line ->> 'email'))")
const hasLineOf = (email: string) =>
  sql`exists (select from jsonb_array_elements(${memberImports.lines}) line where ${lineEmail} = ${email})`
const importLine = z.looseObject({ email: z.string() })
const linesOf = (lines: unknown, email: string) =>
  z
    .array(importLine)
    .parse(lines)
    .filter((line) => line.email.trim().toLowerCase() === email)

const team = ['assignedTo', 'doneBy']

/** Tables with what a person is and has sent: the account, requests, messages and subscriptions. */
export const ownTables: PersonalTable[] = [
  { table: users, part: 'account', rows: byAddress(users.email), hidden: ['passwordHash'], erasure: 'delete' },
  { table: userAccessLevels, part: 'account', rows: byUser(userAccessLevels.userId), erasure: 'with' },
  { table: userPreferences, part: 'account', rows: byUser(userPreferences.userId), erasure: 'with' },
  {
    table: calendarFeeds,
    part: 'account',
    rows: byUser(calendarFeeds.userId),
    hidden: ['hash', 'token'],
    erasure: 'with',
  },
  { table: sessions, part: 'account', rows: byUser(sessions.userId), hidden: ['hash'], erasure: 'with' },
  {
    table: passkeys,
    part: 'account',
    rows: byUser(passkeys.userId),
    hidden: ['credentialId', 'publicKey', 'counter'],
    erasure: 'with',
  },
  { table: totpSecrets, part: 'account', rows: byUser(totpSecrets.userId), hidden: ['secret'], erasure: 'with' },
  { table: recoveryCodes, part: 'account', rows: byUser(recoveryCodes.userId), hidden: ['hash'], erasure: 'with' },
  { table: authChallenges, part: 'account', rows: byUser(authChallenges.userId), hidden: ['hash'], erasure: 'with' },
  { table: linkedIdentities, part: 'account', rows: byUser(linkedIdentities.userId), erasure: 'with' },
  {
    table: pendingSignOns,
    part: 'account',
    rows: byUser(pendingSignOns.userId),
    hidden: ['hash', 'browserHash', 'nonce', 'codeVerifier'],
    erasure: 'with',
  },
  {
    table: registrations,
    part: 'account',
    rows: byAddress(registrations.email),
    hidden: ['passwordHash'],
    erasure: 'delete',
  },
  { table: accountLinks, part: 'account', rows: byAddress(accountLinks.email), hidden: ['hash'], erasure: 'delete' },
  { table: processingLimits, part: 'account', rows: byAddress(processingLimits.email), erasure: 'delete' },
  { table: erasures, part: 'account', rows: byAddress(erasures.email), erasure: 'delete' },
  { table: rightsLinks, part: 'account', rows: byAddress(rightsLinks.email), hidden: ['hash'], erasure: 'delete' },
  {
    table: dataExports,
    part: 'account',
    rows: byAddress(dataExports.email),
    hidden: ['hash', 'fileKey'],
    erasure: 'delete',
  },
  { table: memberProfiles, part: 'profile', rows: byUser(memberProfiles.userId), erasure: 'with' },
  {
    table: consents,
    part: 'profile',
    rows: (person) => or(byUser(consents.userId)(person), byAddress(consents.email)(person)),
    erasure: 'delete',
  },
  { table: organisationMembers, part: 'organisation', rows: byUser(organisationMembers.userId), erasure: 'with' },
  {
    table: organisations,
    part: 'organisation',
    rows: (person) =>
      or(
        through(
          organisations.id,
          organisationMembers.organisationId,
          organisationMembers,
          byUser(organisationMembers.userId),
        )(person),
        byUser(organisations.ownerId)(person),
      ),
    shown: ['id', 'name', 'kind', 'country'],
    erasure: 'rename',
  },
  {
    table: invitations,
    part: 'invitations',
    rows: byAddress(invitations.email),
    hidden: ['hash', 'inviterId', 'inviterEmail'],
    erasure: 'delete',
  },
  {
    table: colleagueProposals,
    part: 'invitations',
    rows: (person) => or(byAddress(colleagueProposals.email)(person), byUser(colleagueProposals.proposerId)(person)),
    hidden: ['proposerId', 'deciderEmail'],
    erasure: 'delete',
  },
  {
    table: memberImports,
    part: 'invitations',
    rows: byUser(memberImports.userId),
    // The lines are about others.
    hidden: ['lines'],
    erasure: 'with',
  },
  {
    table: memberImports,
    part: 'invitations',
    rows: (person) => hasLineOf(person.email),
    shown: ['id', 'createdAt', 'lines'],
    reduce: ({ lines, ...row }, { email }) => ({ ...row, lines: linesOf(lines, email) }),
    erasure: 'rename',
  },
  {
    table: accessRequests,
    part: 'requests',
    rows: byAddress(accessRequests.email),
    hidden: ['reviewedBy', 'reviewerEmail'],
    erasure: 'delete',
  },
  { table: requestWords, part: 'requests', rows: ofRequest(requestWords.accessRequestId), erasure: 'with' },
  {
    table: applicationLinks,
    part: 'requests',
    rows: ofRequest(applicationLinks.accessRequestId),
    hidden: ['hash'],
    erasure: 'with',
  },
  { table: approvals, part: 'requests', rows: ofRequest(approvals.accessRequestId), erasure: 'with' },
  { table: contactRequests, part: 'messages', rows: byAddress(contactRequests.email), hidden: team, erasure: 'delete' },
  { table: circleRequests, part: 'messages', rows: byAddress(circleRequests.email), hidden: team, erasure: 'delete' },
  {
    table: inboxAnswers,
    part: 'messages',
    rows: (person) =>
      or(
        through(
          inboxAnswers.contactRequestId,
          contactRequests.id,
          contactRequests,
          byAddress(contactRequests.email),
        )(person),
        through(
          inboxAnswers.circleRequestId,
          circleRequests.id,
          circleRequests,
          byAddress(circleRequests.email),
        )(person),
      ),
    hidden: ['authorEmail'],
    erasure: 'with',
  },
  // A chat names nobody, so it is theirs only if the address was written into it.
  {
    table: chatConversations,
    part: 'messages',
    rows: ofConversation(chatConversations.id),
    hidden: team,
    erasure: 'delete',
  },
  { table: chatMessages, part: 'messages', rows: ofConversation(chatMessages.conversationId), erasure: 'with' },
  {
    table: newsletterSubscriptions,
    part: 'newsletter',
    rows: byAddress(newsletterSubscriptions.email),
    erasure: 'delete',
  },
  {
    table: newsletterLinks,
    part: 'newsletter',
    rows: through(
      newsletterLinks.subscriptionId,
      newsletterSubscriptions.id,
      newsletterSubscriptions,
      byAddress(newsletterSubscriptions.email),
    ),
    hidden: ['hash'],
    erasure: 'with',
  },
]
