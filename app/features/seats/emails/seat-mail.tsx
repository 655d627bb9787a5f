import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink, TextLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { eventsAddress, writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import { seatOfferPage } from '../model'
import type { SeatMail } from '../model/mails'

type Told = {
  mail: SeatMail
  event: { title: string; location: string; eventDate: Date; endsAt: Date | null; timeZone: string }
  /** The other of a pair, or of a seat that was handed over. */
  colleague: string | undefined
  /** When the offer ends. */
  until: Date | undefined
}

/** What happened to someone's seat, place or offer. The mail of an offer has the links to claim and to decline it. */
export function seatMail(tools: MailTools, locale: Locale, { mail, event, colleague, until }: Told): MailContent {
  const { t, publicUrl, secretPlaceholder } = tools
  const { title, location, timeZone } = event
  const names = { title, colleague: colleague ? withoutAutolinks(colleague) : t('seats.colleague') }
  const written = (times: Parameters<typeof writtenTime>[0]) => t('events.at', writtenTime(times, locale))
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
        <Facts
          facts={[
            ...(until
              ? [[t('seats.until'), written({ eventDate: until, endsAt: null, timeZone })] satisfies [string, string]]
              : []),
            [t('events.fields.title'), title],
            [t('events.fields.when'), written(event)],
            [t('events.fields.place'), location],
          ]}
        />
        {mail === 'offered' ? (
          <>
            <ButtonLink href={link}>{t('seats.offered.button')}</ButtonLink>
            <Paragraph>
              <TextLink href={link}>{t('seats.offered.decline')}</TextLink>
            </Paragraph>
          </>
        ) : (
          mail !== 'cancelled' && (
            <ButtonLink href={new URL(eventsAddress, publicUrl).href}>{t('seats.page')}</ButtonLink>
          )
        )}
      </>
    ),
  }
}
