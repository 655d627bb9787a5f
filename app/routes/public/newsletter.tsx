import { subscribe } from '~/features/newsletter/commands.server'
import { letter } from '~/features/newsletter/model'
import { subscribeInput } from '~/features/newsletter/schema'
import { NewsletterForm } from '~/features/newsletter/ui/newsletter-form'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { newsletterMessages } from '~/i18n/messages/newsletter'
import { form, formActions } from '~/web/forms/form-actions.server'

export const handle = { cache: { query: {} } }

export const action = formActions({ subscribe: form({ input: subscribeInput, run: subscribe }) })

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Newsletter() {
  const t = useTranslations(newsletterMessages)
  return (
    <section className="wrap grid gap-x-16 gap-y-12 py-16 md:grid-cols-[7fr_5fr] md:py-24">
      <PageTitle title={t('eyebrow')} description={t('text', letter)} />
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-4 max-w-[14ch] text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-[52ch] text-lg text-muted">{t('text', letter)}</p>
      </div>
      <div className="self-end">
        <NewsletterForm />
      </div>
    </section>
  )
}
