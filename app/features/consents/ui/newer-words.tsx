import { useTranslations } from '~/i18n/language'
import { consentsMessages } from '~/i18n/messages/consents'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'

/** Asks a reader of the letter to agree to the current words. `words` is null when there is nothing to ask. */
export function NewerWords({ words }: { words: string | null }) {
  const t = useTranslations(consentsMessages, 'newer')
  const form = useForm('agree')
  if (form.result?.state === 'done' && words === null) return <Alert tone="success">{t('agreed')}</Alert>
  if (words === null) return null
  return (
    <section aria-labelledby="newer-words" className="grid max-w-[60ch] justify-items-start gap-3">
      <h2 id="newer-words" className="text-xl">
        {t('title')}
      </h2>
      <p>{t('newsletter')}</p>
      <blockquote className="border-line border-l-2 pl-4 text-muted">{words}</blockquote>
      <Form form={form} className="grid justify-items-start gap-3">
        <FormFailure result={form.result} />
        <Button type="submit" variant="outline" busy={form.isBusy} busyLabel={t('agreeing')}>
          {t('agree')}
        </Button>
      </Form>
    </section>
  )
}
