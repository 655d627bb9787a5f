import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink, TextLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import { eventUrl, writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import { seatOfferPage } from '../model'
import type { SeatMail } from '../model/mails'

type SeatMailDetails = {
  mail: SeatMail
  event: MailedEvent
  /** The other of a pair. */
  colleague: string | undefined
  /** When the offer ends. */
  until: Date | undefined
}

/** What happened to someone's seat, place or offer. The mail of an offer has the links to claim and to decline it. */
export function seatMail(
  tools: MailTools,
  locale: Locale,
  { mail, event, colleague, until }: SeatMailDetails,
): MailContent {
  const { t, publicUrl, secretPlaceholder } = tools
  const { timeZone } = event
  const names = {
    title: event.text.title.text,
    colleague: colleague ? withoutAutolinks(colleague) : t('seats.colleague'),
  }
  const link = new URL(`${seatOfferPage}?token=${secretPlaceholder}`, publicUrl).href
  return {
    subject: t(`seats.${mail}.subject`, names),
    preview: t(`seats.${mail}.preview`),
    footnote: t('seats.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`seats.${mail}.title`)}</Title>
        <Paragraph>{t(`seats.${mail}.text`, names)}</Paragraph>
        {mail === 'offered' && colleague && <Paragraph>{t('seats.offered.pair', names)}</Paragraph>}
        <EventFacts
          t={t}
          locale={locale}
          event={event}
          first={
            until
              ? [[t('seats.until'), t('events.at', writtenTime({ eventDate: until, endsAt: null, timeZone }, locale))]]
              : []
          }
        />
        {mail === 'offered' ? (
          <>
            <ButtonLink href={link}>{t('seats.offered.button')}</ButtonLink>
            <Paragraph>
              <TextLink href={link}>{t('seats.offered.decline')}</TextLink>
            </Paragraph>
          </>
        ) : (
          mail !== 'cancelled' && <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('seats.page')}</ButtonLink>
        )}
      </>
    ),
  }
}
