import { useTranslations } from '~/i18n/language'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { Button } from '~/ui/button'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { Departure } from '../model'
import { DepartureLink } from './departure-link'
import { RefusalNotice } from './refusal-notice'

type Props = { organisation: string; to: string | null; notice: string | null }

/** For someone who signs in at their organisation. A form of the browser, as the answer leads to another site. */
export function OrganisationProof({ organisation, to, notice }: Props) {
  const t = useTranslations(singleSignOnMessages, 'proof')
  const form = useForm<{ data: Departure; reason: string }>('organisation')
  if (form.data) return <DepartureLink {...form.data} />
  return (
    <form method="post" action={form.action} className="grid justify-items-start gap-4">
      <RefusalNotice reason={form.reason ?? (form.result ? null : notice)} />
      <FormFailure result={form.result} />
      {to && <input type="hidden" name="to" value={to} />}
      <p className="text-muted">{t('text')}</p>
      <Button type="submit">{t('button', { organisation })}</Button>
    </form>
  )
}
