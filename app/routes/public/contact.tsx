import { lazy } from 'react'
import { sendContactRequest } from '~/features/contact/commands.server'
import { responsePromise } from '~/features/contact/model'
import { contactRequestInput } from '~/features/contact/schema'
import { ContactSection } from '~/features/contact/ui/contact-section'
import { getFounder } from '~/features/founder/queries.server'
import { useFounder } from '~/features/founder/ui/use-founder'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { contactMessages } from '~/i18n/messages/contact'
import { contactInterests } from '~/lib/contact-interests'
import { SkipHydration } from '~/ui/skip-hydration'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/contact'

export const handle = { cache: { query: { interest: contactInterests } } }

export const action = formActions({ contact: form({ input: contactRequestInput, run: sendContactRequest }) })

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const loader = ({ context }: Route.LoaderArgs) => getFounder(getCtx(context))

/** Without interaction, and so not hydrated. */
const ContactDetails = lazy(() => import('~/features/contact/ui/contact-details'))

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(contactMessages)
  const { name: founder, voice } = useFounder()
  return (
    <>
      <PageTitle title={t('title')} description={t('lead', { ...responsePromise, founder, voice })} card="contact" />
      <ContactSection />
      <SkipHydration id="details">
        <ContactDetails founder={loaderData} />
      </SkipHydration>
    </>
  )
}
