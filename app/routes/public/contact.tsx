import { sendContactRequest } from '~/features/contact/commands.server'
import { responsePromise } from '~/features/contact/model'
import { contactRequestInput } from '~/features/contact/schema'
import { ContactSection } from '~/features/contact/ui/contact-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { contactInterests } from '~/lib/contact-interests'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/contact'

await loadTexts('contact')

export const handle = { cache: { query: { interest: contactInterests } } }

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, getScope(context), { name: 'contact', input: contactRequestInput, run: sendContactRequest })

/** `Retry-After` reaches whoever asked too often. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export default function Contact({ actionData }: Route.ComponentProps) {
  const t = useTranslations('contact')
  return (
    <>
      <PageTitle title={t('title')} description={t('lead', responsePromise)} card="contact" />
      <ContactSection posted={actionData} />
    </>
  )
}
