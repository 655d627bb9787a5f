import { useTranslations } from '~/i18n/language'
import { consentsMessages } from '~/i18n/messages/consents'
import type { ConsentPurpose } from '~/lib/consent-terms'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { ShownReceipt } from '../model'
import { ReceiptEntry } from './receipt-entry'

type Props = { purpose: ConsentPurpose; last: ShownReceipt; earlier: ShownReceipt[] }

/** What a person has agreed to for one purpose: its state, the way to withdraw it, and what was before. */
export function ConsentGroup({ purpose, last, earlier }: Props) {
  const t = useTranslations(consentsMessages)
  const form = useForm(`withdraw-${purpose}`)
  const isWithdrawn = form.result?.state === 'done' && !last.isGiven
  return (
    <section aria-labelledby={purpose} className="grid gap-4 border-line border-t py-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={purpose} className="text-xl">
          {t(`purposes.${purpose}`)}
        </h2>
        <Badge>{t(`states.${last.isGiven ? 'given' : 'withdrawn'}`)}</Badge>
      </div>
      {isWithdrawn && <Alert tone="success">{t(`done.${purpose}`)}</Alert>}
      <FormFailure result={form.result} />
      <ReceiptEntry receipt={last} />
      {last.isGiven && (
        <Form form={form}>
          <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel={t('withdrawing')}>
            {t(`withdraw.${purpose}`)}
          </Button>
        </Form>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-sm underline underline-offset-4">
            {t('earlier', { count: earlier.length })}
          </summary>
          <ul className="mt-4 grid gap-6">
            {earlier.map((receipt) => (
              <li key={receipt.id}>
                <ReceiptEntry receipt={receipt} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
