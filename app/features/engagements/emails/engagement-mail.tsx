import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { engagementPage, engagementsPage, ownEngagementPage } from '../model'

/** What a mail says of an engagement, written in the language of the mail. */
export type MailedEngagement = {
  id: string
  organisation: string
  offer: string
  amount: string
  /** No VAT is named. */
  isFree: boolean
  validUntil: string
  /** Day and time of a decision; empty without one. */
  decidedAt: string
  /** The reader is the one who decided. */
  isByReader: boolean
  /** Empty while none is set. */
  startsOn: string
  /** Who decided; empty for the clock. */
  by: string
  reason: string
  acceptedText: string
}

export type PartnerMail = 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'started' | 'closed'
export type TeamMail = 'accepted' | 'declined' | 'expired' | 'endsSoon'

/** Names are typed by people: mail programs must not make links of them. */
const valuesOf = ({ organisation, offer, by, validUntil, startsOn, isByReader }: MailedEngagement) => ({
  organisation: withoutAutolinks(organisation),
  offer,
  by: withoutAutolinks(by),
  date: validUntil,
  self: isByReader ? 'yes' : 'no',
  startsOn,
})

const factsOf = (
  { t }: MailTools,
  { organisation, offer, amount, isFree, validUntil, ...engagement }: MailedEngagement,
): Fact[] => [
  [t('engagements.facts.organisation'), organisation],
  [t('engagements.facts.offer'), offer],
  [t(isFree ? 'engagements.facts.freeAmount' : 'engagements.facts.amount'), amount],
  // What was decided can no longer be accepted.
  [t('engagements.facts.validUntil'), engagement.decidedAt ? '' : validUntil],
  [t('engagements.facts.decidedAt'), engagement.decidedAt],
  [t('engagements.facts.startsOn'), engagement.startsOn],
  [t('engagements.facts.by'), engagement.by],
  [t('engagements.facts.accepted'), engagement.acceptedText],
  [t('engagements.facts.reason'), engagement.reason],
]

/** To one of those who may accept the offer for their organisation. */
export function partnerMail(tools: MailTools, kind: PartnerMail, engagement: MailedEngagement): MailContent {
  const { t, publicUrl } = tools
  const values = valuesOf(engagement)
  const hasBegun = kind === 'started' || kind === 'closed'
  return {
    subject: t(`engagements.partner.${kind}.subject`, values),
    preview: t(`engagements.partner.${kind}.preview`, values),
    footnote: t(hasBegun ? 'deliverables.why' : 'engagements.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`engagements.partner.${kind}.title`, values)}</Title>
        <Paragraph>{t(`engagements.partner.${kind}.text`, values)}</Paragraph>
        <ButtonLink href={new URL(ownEngagementPage(engagement.id), publicUrl).href}>
          {t(`engagements.partner.${kind}.button`)}
        </ButtonLink>
        <Facts facts={factsOf(tools, hasBegun ? { ...engagement, validUntil: '' } : { ...engagement, startsOn: '' })} />
      </>
    ),
  }
}

/** To the colleague who leads the engagement, or to the team. */
export function teamMail(tools: MailTools, kind: TeamMail, engagement: MailedEngagement): MailContent {
  const { t, publicUrl } = tools
  const values = valuesOf(engagement)
  return {
    subject: t(`engagements.team.${kind}.subject`, values),
    preview: t(`engagements.team.${kind}.preview`, values),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t(`engagements.team.${kind}.title`, values)}</Title>
        <Paragraph>{t(`engagements.team.${kind}.text`, values)}</Paragraph>
        <ButtonLink href={new URL(engagementPage(engagement.id), publicUrl).href}>
          {t('engagements.team.button')}
        </ButtonLink>
        <Facts facts={factsOf(tools, engagement)} />
      </>
    ),
  }
}

type MailedRequest = { name: string; organisation: string; offer: string; message: string }

/** To the team: a member asks for a program. */
export function requestMail(tools: MailTools, { name, organisation, offer, message }: MailedRequest): MailContent {
  const { t, publicUrl } = tools
  const values = { name: withoutAutolinks(name), offer }
  return {
    subject: t('engagements.team.requested.subject', values),
    preview: t('engagements.team.requested.preview'),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t('engagements.team.requested.title', values)}</Title>
        <Paragraph>{t('engagements.team.requested.text')}</Paragraph>
        <ButtonLink href={new URL(engagementsPage, publicUrl).href}>{t('engagements.team.button')}</ButtonLink>
        <Facts
          facts={[
            [t('engagements.facts.organisation'), organisation],
            [t('engagements.facts.message'), message],
          ]}
        />
      </>
    ),
  }
}
