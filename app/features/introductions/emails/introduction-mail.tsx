import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { ownEngagementPage } from '~/features/engagements/model'
import { type Introduction, introductionsAnchor } from '../model'

type Made = Omit<Introduction, 'id' | 'metOn'> & { engagementId: string; offer: string; author: string | null }

/** To a member of the organisation: whom our team has introduced them to. A reply reaches the team. */
export function introductionMail({ t, publicUrl }: MailTools, made: Made): MailContent {
  const { offer, engagementId, personRole, introducedOn, note, author } = made
  // All are typed by people: mail programs must not make links of them.
  const values = {
    offer,
    person: withoutAutolinks(made.personName),
    organisation: withoutAutolinks(made.organisationName),
    by: author ? t('introductions.made.by', { name: withoutAutolinks(author) }) : t('introductions.made.team'),
  }
  const page = new URL(`${ownEngagementPage(engagementId)}${introductionsAnchor}`, publicUrl)
  return {
    subject: t('introductions.made.subject', values),
    preview: t('introductions.made.preview', values),
    footnote: t('introductions.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('introductions.made.title', values)}</Title>
        <Paragraph>{t('introductions.made.text', values)}</Paragraph>
        <ButtonLink href={page.href}>{t('introductions.made.button')}</ButtonLink>
        <Facts
          facts={[
            [t('introductions.facts.person'), values.person],
            [t('introductions.facts.role'), personRole],
            [t('introductions.facts.organisation'), values.organisation],
            [t('introductions.facts.introducedOn'), introducedOn],
            [t('introductions.facts.note'), note],
          ]}
        />
      </>
    ),
  }
}
