import { withoutAutolinks } from '~/email/autolinks'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'

type Rejected = { name: string; decisionNote: string | null }

export const requestRejected = ({ t, publicUrl, brand }: MailTools, { name, decisionNote }: Rejected): MailContent => ({
  subject: t('accessRequest.rejected.subject'),
  preview: t('accessRequest.rejected.preview'),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accessRequest.rejected.title', { name: withoutAutolinks(name) })}</Title>
      <Paragraph>{t('accessRequest.rejected.text')}</Paragraph>
      {decisionNote && <Facts facts={[[t('accessRequest.rejected.note'), decisionNote]]} />}
      <Paragraph>{t('accessRequest.rejected.again', { email: brand.email })}</Paragraph>
    </>
  ),
})
