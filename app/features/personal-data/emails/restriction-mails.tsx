import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'

/** What an admin has restricted or released again. The law asks for the second one (Art. 18(3) GDPR). */
export const restrictionMail = (
  { t, publicUrl: { host }, brand }: MailTools,
  kind: 'restricted' | 'lifted',
): MailContent => ({
  subject: t(`personalData.${kind}.subject`),
  preview: t(`personalData.${kind}.preview`),
  footnote: t('personalData.stored', { host }),
  body: (
    <>
      <Title>{t(`personalData.${kind}.subject`)}</Title>
      <Paragraph>{t(`personalData.${kind}.text`, { host })}</Paragraph>
      <Paragraph>{t('personalData.questions', { email: brand.email })}</Paragraph>
    </>
  ),
})
