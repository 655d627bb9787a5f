import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Facts, Letter, Paragraph } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { teamThreadPage, threadPage } from '../model'
import { answerLines } from '../model/answer-line'

type Details = {
  message: { body: string; authorName: string }
  thread: { id: string; subject: string }
  organisation: string
  files: { fileName: string }[]
  /** Whether it goes to our team. */
  isTeam: boolean
  locale: Locale
  /** The reader can answer the mail itself. */
  isAnswerable: boolean
}

/** A message of a thread as it was written, with the way to answer it. */
export function threadMail(
  { t, publicUrl, brand }: MailTools,
  { message, thread, organisation, files, isTeam, locale, isAnswerable }: Details,
): MailContent {
  const { subject } = thread
  const author = message.authorName || brand.product
  const page = isTeam ? teamThreadPage(thread.id) : threadPage(thread.id)
  return {
    subject: isTeam ? t('dialogue.teamSubject', { subject, organisation }) : t('dialogue.subject', { subject }),
    preview: message.body.replace(/\s+/g, ' ').slice(0, 120),
    footnote: isTeam ? t('frame.team', { host: publicUrl.host }) : t('dialogue.why', { host: publicUrl.host }),
    isUnsigned: true,
    answerLine: isAnswerable ? answerLines[locale] : undefined,
    body: (
      <>
        <Paragraph>
          {t('dialogue.wrote', { author: withoutAutolinks(author), subject: withoutAutolinks(subject) })}
        </Paragraph>
        <Letter text={message.body} />
        {files.length > 0 && (
          <Facts facts={[[t('dialogue.files'), files.map(({ fileName }) => ({ text: fileName }))]]} />
        )}
        <ButtonLink href={new URL(page, publicUrl).href}>{t('dialogue.button')}</ButtonLink>
        <Paragraph>{t(isAnswerable ? 'dialogue.replyByMail' : 'dialogue.reply')}</Paragraph>
      </>
    ),
  }
}
