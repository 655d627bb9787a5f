import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { threadLengths, threadPage } from '~/features/dialogue/model'
import { maxFileBytes } from '~/files/kinds'
import { formatSize } from '~/files/size'
import { maxReplyFiles, replyLimit, type ToldRefusal } from '../model'

/** A reply that was refused, or one whose files were. */
export type ReplyProblem = { refusal: ToldRefusal } | { files: string[] }

type Thread = { id: string; subject: string }

export function replyProblemMail(tools: MailTools, thread: Thread, problem: ReplyProblem): MailContent {
  const { t, publicUrl } = tools
  const isRefused = 'refusal' in problem
  const subject = t(isRefused ? 'dialogue.problem.refusedSubject' : 'dialogue.problem.filesSubject')
  // Who has left the organisation gets nothing of a thread that they can't open.
  const isReadable = !isRefused || problem.refusal !== 'left'
  return {
    subject,
    preview: subject,
    footnote: t('dialogue.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(isRefused ? 'dialogue.problem.refusedTitle' : 'dialogue.problem.filesTitle')}</Title>
        {isReadable && (
          <Paragraph>{t('dialogue.problem.answered', { subject: withoutAutolinks(thread.subject) })}</Paragraph>
        )}
        {isRefused ? (
          <Reason {...tools} refusal={problem.refusal} />
        ) : (
          <RefusedFiles {...tools} files={problem.files} />
        )}
        {isReadable && (
          <ButtonLink href={new URL(threadPage(thread.id), publicUrl).href}>{t('dialogue.problem.button')}</ButtonLink>
        )}
      </>
    ),
  }
}

function Reason({ t, formatTag, refusal }: MailTools & { refusal: ToldRefusal }) {
  const values = {
    max: threadLengths.body.toLocaleString(formatTag),
    ...{ limit: replyLimit.replies, minutes: replyLimit.minutes },
  }
  return <Paragraph>{t(`dialogue.problem.${refusal}`, values)}</Paragraph>
}

function RefusedFiles({ t, files }: MailTools & { files: string[] }) {
  return (
    <>
      <Paragraph>{t('dialogue.problem.files', { size: formatSize(maxFileBytes), most: maxReplyFiles })}</Paragraph>
      <Facts facts={[[t('dialogue.problem.withoutFiles'), files.map((text) => ({ text }))]]} />
    </>
  )
}
