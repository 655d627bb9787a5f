import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink, TextLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { writeMoment } from '~/lib/promise-clock'
import type { Digest } from '../model/digest'
import { type Line, todayPage } from '../model/lines'

/** What waits, the most urgent first, each line with a link. Nothing in it tells whether it was read. */
export function digestMail({ t, publicUrl, formatTag }: MailTools, digest: Digest, now: Date): MailContent {
  const { lines, count, over } = digest
  const rest = count - lines.length
  const address = (path: string) => new URL(path, publicUrl).href
  const nameOf = ({ kind, name }: Line) => name || t(`digest.kinds.${kind}`)
  const facts = (line: Line) => [t(`digest.kinds.${line.kind}`), whenOf(line)].filter(Boolean).join(', ')
  const whenOf = ({ kind, time }: Line) => {
    if (!time.dueAt || kind === 'mail') return ''
    const when = writeMoment(new Date(time.dueAt), now, formatTag)
    if (kind === 'event') return t('digest.begins', { when })
    if (kind === 'invitation') return t('digest.expires', { when })
    return time.tone === 'over' ? t('digest.over', { when }) : t('digest.due', { when })
  }
  return {
    subject: over > 0 ? t('digest.subjectOver', { over, count }) : t('digest.subject', { count }),
    preview: lines.slice(0, 3).map(nameOf).join(', '),
    footnote: (
      <>
        {t('digest.why', { host: publicUrl.host })}{' '}
        <TextLink href={address('/account#digest')}>{t('digest.settings')}</TextLink>.
      </>
    ),
    isUnsigned: true,
    body: (
      <>
        <Title>{t('digest.title', { count })}</Title>
        {lines.map((line) => (
          <Paragraph key={`${line.kind} ${line.id}`}>
            <TextLink href={address(line.page)}>{withoutAutolinks(nameOf(line))}</TextLink>
            <br />
            {facts(line)}
          </Paragraph>
        ))}
        {rest > 0 && <Paragraph>{t('digest.more', { count: rest })}</Paragraph>}
        <ButtonLink href={address(todayPage)}>{t('digest.button')}</ButtonLink>
        <Paragraph>{t('digest.quiet')}</Paragraph>
      </>
    ),
  }
}
