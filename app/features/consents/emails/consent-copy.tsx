import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { consentsPage, type Receipt } from '../model'
import { ConsentFacts } from './consent-facts'

type Consent = Omit<Receipt, 'id'>

export function consentCopy(tools: MailTools, consent: Consent, locale: Locale): MailContent {
  const { t, publicUrl } = tools
  const purpose = t(`consents.purposes.${consent.purpose}`)
  const kind = consent.isGiven ? 'given' : 'withdrawn'
  return {
    subject: t(`consents.${kind}.subject`, { purpose }),
    preview: t(`consents.${kind}.text`),
    footnote: t('securityNotices.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`consents.${kind}.subject`, { purpose })}</Title>
        <Paragraph>{t(`consents.${kind}.text`)}</Paragraph>
        <ConsentFacts tools={tools} consent={consent} />
        <ButtonLink href={new URL(`${consentsPage}?lang=${locale}`, publicUrl).href}>{t('consents.button')}</ButtonLink>
      </>
    ),
  }
}
