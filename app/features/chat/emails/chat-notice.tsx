import type { chatMessages } from '~/db/schema/chat-messages'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { maxMailedMessages } from '../model'

type Message = typeof chatMessages.$inferSelect

/** `earlier`: the newest first, as many as there are or as are mailed. */
export function chatNotice({ t, publicUrl }: MailTools, message: Message, earlier: Message[]): MailContent {
  const shown = earlier.slice(0, maxMailedMessages - 1).toReversed()
  // One conversation has one subject, so that mail programs keep its messages together.
  const conversation = message.conversationId.slice(0, 8)
  return {
    subject: t('chat.notice.subject', { conversation }),
    preview: t('chat.notice.preview'),
    footnote: t('frame.team', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('chat.notice.title')}</Title>
        <Facts
          facts={[
            ...(shown.length > 0
              ? [[t('chat.notice.earlier'), shown.map(({ content }) => content).join('\n')] as [string, string]]
              : []),
            [t('chat.notice.message'), message.content],
          ]}
        />
        {earlier.length > shown.length && (
          <Paragraph>
            {t('chat.notice.older', { count: maxMailedMessages, inbox: new URL('/admin/inbox', publicUrl).href })}
          </Paragraph>
        )}
        <Paragraph>{t('chat.notice.reply')}</Paragraph>
      </>
    ),
  }
}
