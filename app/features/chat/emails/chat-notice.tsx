import type { chatMessages } from '~/db/schema/chat-messages'
import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { itemPage } from '~/features/inbox/model'
import { maxMailedMessages } from '../model'

type Message = typeof chatMessages.$inferSelect

/** `earlier`: newest first, at most `maxMailedMessages`. */
export function chatNotice({ t, publicUrl }: MailTools, message: Message, earlier: Message[]): MailContent {
  const quoted = earlier.slice(0, maxMailedMessages - 1).toReversed()
  // The same subject for a whole conversation, so that mail programs show it as one thread.
  const conversation = message.conversationId.slice(0, 8)
  return {
    subject: t('chat.notice.subject', { conversation }),
    preview: t('chat.notice.preview'),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t('chat.notice.title')}</Title>
        <Facts
          facts={[
            ...(quoted.length > 0
              ? [[t('chat.notice.earlier'), quoted.map(({ content }) => content).join('\n')] as [string, string]]
              : []),
            [t('chat.notice.message'), message.content],
          ]}
        />
        {earlier.length > quoted.length && (
          <Paragraph>{t('chat.notice.older', { count: maxMailedMessages })}</Paragraph>
        )}
        <ButtonLink href={new URL(itemPage({ kind: 'chat', id: message.conversationId }), publicUrl).href}>
          {t('chat.notice.button')}
        </ButtonLink>
        <Paragraph>{t('chat.notice.reply')}</Paragraph>
      </>
    ),
  }
}
