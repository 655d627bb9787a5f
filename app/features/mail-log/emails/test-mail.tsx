import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'

/** Proves that mails arrive. Has the time, so that of two the later one is recognised. */
export const testMail = ({ t, publicUrl, formatTag }: MailTools, now: Date): MailContent => {
  const time = dateFormat(formatTag, { timeZone: homeZone, dateStyle: 'long', timeStyle: 'short' }).format(now)
  return {
    subject: t('testMail.subject', { host: publicUrl.host }),
    preview: t('testMail.preview', { time }),
    footnote: t('testMail.why', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t('testMail.title')}</Title>
        <Paragraph>{t('testMail.text', { host: publicUrl.host, time })}</Paragraph>
        <Paragraph>{t('testMail.spam')}</Paragraph>
      </>
    ),
  }
}
