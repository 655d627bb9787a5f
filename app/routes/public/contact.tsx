import { sendContactRequest } from '~/features/contact/commands.server'
import { responsePromise } from '~/features/contact/model'
import { contactRequestInput } from '~/features/contact/schema'
import { ContactSection } from '~/features/contact/ui/contact-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { contactMessages } from '~/i18n/messages/contact'
import { contactInterests } from '~/lib/contact-interests'
import { form, formActions } from '~/web/forms/form-actions.server'

export const handle = { cache: { query: { interest: contactInterests } } }

export const action = formActions({ contact: form({ input: contactRequestInput, run: sendContactRequest }) })

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Contact() {
  const t = useTranslations(contactMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead', responsePromise)} card="contact" />
      <ContactSection />
    </>
  )
}
