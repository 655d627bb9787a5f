import { Facts, Letter } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'

type Answer = { subject: string; body: string; original: string; requestedAt: Date }

/** The admin's answer, and below it the request it answers. */
export const answerMail = (
  { t, formatTag, publicUrl }: MailTools,
  { subject, body, original, requestedAt }: Answer,
): MailContent => ({
  subject,
  preview: body.replace(/\s+/g, ' ').slice(0, 120),
  footnote: t('frame.why', { host: publicUrl.host }),
  isUnsigned: true,
  body: (
    <>
      <Letter text={body} />
      <Facts facts={[[t('inbox.wrote', { date: dayOf(requestedAt, formatTag) }), original]]} />
    </>
  ),
})

const dayOf = (date: Date, tag: string) => dateFormat(tag, { dateStyle: 'long', timeZone: homeZone }).format(date)
