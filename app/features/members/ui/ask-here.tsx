import { useEffect, useId, useRef } from 'react'
import { TextInTab } from '~/features/drafts/ui/text-in-tab'
import { engagementLengths, ownEngagementPage } from '~/features/engagements/model'
import type { OwnWork } from '~/features/next-for-you/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { Button, buttonClass } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { type FormHandle, useForm } from '~/web/forms/use-form'
import { useDates } from './use-dates'

type Asked = { program: EngagementProgram; tier: string | null }
type AskForm = FormHandle<{ data: undefined; reason: never }>
type Props = Asked & {
  /** What is asked for, for those who hear the button alone. */
  name: string
  work: OwnWork | null
}

/** Beside the prepared mail: asks our team from here. Says so once it was asked, and leads to the engagement when there is one. */
export function AskHere({ program, tier, name, work }: Props) {
  const t = useTranslations(engagementPagesMessages, 'ask')
  const { date } = useDates()
  const isOfIt = (other: Asked) => other.program === program && (tier === null || other.tier === tier)
  const engagement = work?.engagements.find(
    (own) => isOfIt(own) && ['offered', 'accepted', 'running'].includes(own.state),
  )
  const request = work?.requests.find((other) => other.program === program && other.tier === tier)
  const form: AskForm = useForm('ask', { key: `ask ${program} ${tier ?? ''}` })
  const status = useRef<HTMLParagraphElement>(null)
  const isAsked = form.settled?.state === 'done' && request !== undefined

  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) status.current?.focus()
  }, [isAsked])

  if (engagement) {
    return (
      <Link
        to={ownEngagementPage(engagement.id)}
        className="inline-flex min-h-8.5 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t(engagement.state === 'offered' ? 'seeOffer' : 'see')}
      </Link>
    )
  }
  return (
    <div className="min-w-0">
      <p ref={status} role="status" tabIndex={-1} className="text-sm outline-none empty:hidden">
        {request && (
          <>
            <span className="font-semibold">{t('asked', { date: date(request.createdAt) })}</span>{' '}
            <span className="text-muted">{t('reply')}</span>
          </>
        )}
      </p>
      {!request && <AskDetails form={form} program={program} tier={tier} name={name} />}
    </div>
  )
}

/** Opens to a field for what should be known. Works without JavaScript. */
function AskDetails({ form, program, tier, name }: Omit<Props, 'work'> & { form: AskForm }) {
  const t = useTranslations(engagementPagesMessages, 'ask')
  const id = useId()
  // A page may have several of these forms; without JavaScript all of them get the result.
  const isThis = form.values.program === program && (form.values.tier ?? '') === (tier ?? '')
  const result = isThis ? form.result : undefined
  const message = isThis ? form.field('message') : { name: 'message' }
  return (
    <details open={result !== undefined} className="group/ask">
      <summary
        aria-label={t('label', { program: name })}
        className={`${buttonClass({ size: 'sm' })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t('open')}
      </summary>
      <Form
        form={form}
        aria-label={t('label', { program: name })}
        className="mt-4 grid max-w-xl justify-items-start gap-4"
      >
        <FormFailure result={result} />
        <TextInTab form={form.ref} name={`ask:${program}:${tier ?? ''}`} />
        <input type="hidden" name="program" value={program} />
        {tier !== null && <input type="hidden" name="tier" value={tier} />}
        <TextAreaField
          id={`${id}message`}
          rows={3}
          label={t('message')}
          hint={t('optional')}
          maxLength={engagementLengths.message}
          className="w-full"
          {...message}
        />
        <Button type="submit" size="sm" busy={form.isBusy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </Form>
    </details>
  )
}
