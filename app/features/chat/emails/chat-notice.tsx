import type { chatMessages } from '~/db/schema/chat-messages'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'

type Message = typeof chatMessages.$inferSelect

export function chatNotice({ t, publicUrl }: MailTools, message: Message, earlier: Message[]): MailContent {
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
            ...(earlier.length > 0
              ? [[t('chat.notice.earlier'), earlier.map(({ content }) => content).join('\n')] as [string, string]]
              : []),
            [t('chat.notice.message'), message.content],
          ]}
        />
        <Paragraph>{t('chat.notice.reply')}</Paragraph>
      </>
    ),
  }
}
