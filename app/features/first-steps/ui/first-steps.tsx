import { useEffect, useId, useRef, useState } from 'react'
import type { UpcomingEvents } from '~/features/events/model'
import { useTranslations } from '~/i18n/language'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FirstStepsView } from '../model'
import { EndedSteps } from './ended-steps'
import { EventStep } from './event-step'
import { ExchangeStep } from './exchange-step'
import { NameStep } from './name-step'
import { StepRow } from './step-row'
import { type StepForms, useStepForms } from './use-step-forms'

type Props = { view: FirstStepsView | null; upcoming: UpcomingEvents | null; className?: string | undefined }

/**
 * The first steps on the page of a member's own role, one open at a time. After a step the focus is on the next one; after the
 * last on a line that says so.
 */
export function FirstSteps({ view, upcoming, className }: Props) {
  const forms = useStepForms()
  const [wasShown, setWasShown] = useState(view !== null)
  if (view && !wasShown) setWasShown(true)
  if (view) return <Steps view={view} upcoming={upcoming} forms={forms} className={className} />
  const { lastDone } = forms
  return lastDone ? <EndedSteps isFinished={lastDone === 'step'} hasFocus={wasShown} className={className} /> : null
}

type StepsProps = Props & { view: FirstStepsView; forms: StepForms }

function Steps({ view, upcoming, forms, className }: StepsProps) {
  const t = useTranslations(firstStepsMessages)
  const titleId = useId()
  const { steps, current } = view
  const settled = steps.filter(({ state }) => state !== 'open').length
  const currentTitle = useFocusOnChange(current)
  return (
    <section id="first-steps" aria-labelledby={titleId} className={className}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b pb-2.5">
        <h2 id={titleId} className="text-xl">
          {t('title')}
        </h2>
        <p className="text-muted text-xs">{t('progress', { settled, all: steps.length })}</p>
        <Form form={forms.end} className="ml-auto">
          <Button
            type="submit"
            variant="link"
            size="sm"
            className="min-h-6! py-0! pointer-coarse:min-h-11!"
            busy={forms.end.isBusy}
          >
            {current ? t('notNow') : t('close')}
          </Button>
        </Form>
      </div>
      <ol>
        {steps.map(({ step, state }) => (
          <StepRow
            key={step}
            step={step}
            state={state}
            skip={forms.skip}
            isCurrent={step === current}
            titleRef={step === current ? currentTitle : undefined}
          >
            {step === 'name' && <NameStep form={forms.name} view={view} />}
            {step === 'exchange' && <ExchangeStep form={forms.exchange} view={view} />}
            {step === 'event' && <EventStep form={forms.event} upcoming={upcoming} />}
          </StepRow>
        ))}
      </ol>
    </section>
  )
}

/** Focuses the element when the value becomes another one, and not when the page opens. */
function useFocusOnChange(value: unknown) {
  const element = useRef<HTMLHeadingElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.focus()
  }, [value])
  return element
}
