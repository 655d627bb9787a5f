import { TextInTab } from '~/features/drafts/ui/text-in-tab'
import type { OwnRequest } from '~/features/engagements/model'
import { engagementLengths } from '~/features/engagements/model'
import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { engagementPrograms } from '~/lib/engagement-programs'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { useDates } from './use-dates'

/** Asks for any program, below the list of engagements, with what the reader has asked for and waits for. */
export function AskForProgram({ requests }: { requests: OwnRequest[] }) {
  const t = useTranslations(engagementPagesMessages, 'ask')
  const labels = useEngagementLabels()
  const { date } = useDates()
  const form = useForm('ask')
  return (
    <section
      aria-labelledby="ask-title"
      className="mt-14 grid gap-x-16 gap-y-6 border-line border-t py-8 md:grid-cols-[4fr_7fr]"
    >
      <div>
        <h2 id="ask-title" className="text-xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[36ch] text-muted text-sm">{t('text')}</p>
        {requests.length > 0 && (
          <div role="status" className="mt-6">
            <h3 className="font-semibold font-text text-sm tracking-normal">{t('waiting')}</h3>
            <ul className="mt-1 text-sm">
              {requests.map(({ program, tier, createdAt }) => (
                <li
                  key={`${program} ${tier}`}
                  className="flex flex-wrap justify-between gap-x-4 border-soft border-b py-2"
                >
                  <span>{tier ? labels.offering({ program, tier }) : labels.program(program)}</span>
                  <span className="text-muted tabular-nums">{date(createdAt)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Form form={form} className="grid max-w-xl justify-items-start gap-5">
        <FormFailure result={form.result} />
        <TextInTab form={form.ref} name="ask" />
        <SelectField
          key={`program ${form.resetKey}`}
          label={t('program')}
          placeholder={t('choose')}
          required
          className="w-full"
          options={engagementPrograms.map((program) => ({ value: program, label: labels.program(program) }))}
          {...form.field('program')}
        />
        <TextAreaField
          key={`message ${form.resetKey}`}
          rows={4}
          label={t('message')}
          hint={t('optional')}
          maxLength={engagementLengths.message}
          className="w-full"
          {...form.field('message')}
        />
        <Button type="submit" busy={form.isBusy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </Form>
    </section>
  )
}
