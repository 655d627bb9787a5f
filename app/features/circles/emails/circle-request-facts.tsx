import type { circleRequests } from '~/db/schema/circle-requests'
import { Facts } from '~/email/frame'
import type { MailTools } from '~/email/texts.server'

export type CircleRequestData = typeof circleRequests.$inferSelect

/** What was typed, without what was left empty. */
export function CircleRequestFacts({ t, request }: Pick<MailTools, 't'> & { request: CircleRequestData }) {
  const interests = request.interests.map((interest) => t(`circles.interests.${interest}`)).join(', ')
  const facts: [string, string | null][] = [
    [t('circles.fields.name'), request.name],
    [t('circles.fields.email'), request.email],
    [t('circles.fields.organization'), request.organization],
    [t('circles.fields.role'), request.role],
    [t('circles.fields.country'), request.country],
    [t('circles.fields.interests'), interests],
    [t('circles.fields.why'), request.why],
    [t('circles.fields.consent'), request.consentText],
  ]
  return <Facts facts={facts.filter((fact): fact is [string, string] => Boolean(fact[1]))} />
}
