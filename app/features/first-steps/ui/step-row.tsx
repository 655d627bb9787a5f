import { Check } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from '~/i18n/language'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Form } from '~/web/forms/form'
import type { FirstStep, FirstStepsView } from '../model'
import type { StepForms } from './use-step-forms'

type Props = {
  step: FirstStep
  state: FirstStepsView['steps'][number]['state']
  isCurrent: boolean
  skip: StepForms['skip']
  titleRef: Ref<HTMLHeadingElement> | undefined
  /** The form of the step, shown while it is the current one. */
  children: ReactNode
}

/** One step: its mark and title, and where it is the current one its form and the way past it. */
export function StepRow({ step, state, isCurrent, skip, titleRef, children }: Props) {
  const t = useTranslations(firstStepsMessages)
  const title = t(`steps.${step}`)
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cx('grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4 border-soft border-b', isCurrent ? 'py-4' : 'py-2.5')}
    >
      <StepMark state={state} isCurrent={isCurrent} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-x-4">
          <h3
            ref={titleRef}
            tabIndex={isCurrent ? -1 : undefined}
            className={cx(
              'font-text text-sm tracking-normal outline-none',
              isCurrent ? 'font-semibold' : 'font-normal text-muted',
            )}
          >
            {title}
          </h3>
          {state !== 'open' && <p className="text-muted text-xs">{t(`states.${state}`)}</p>}
          {isCurrent && (
            <Form form={skip}>
              <input type="hidden" name="step" value={step} />
              <Button
                type="submit"
                variant="link"
                size="sm"
                busy={skip.isBusy}
                aria-label={t('skipThat', { step: title })}
                className="min-h-6! py-0! pointer-coarse:min-h-11!"
              >
                {t('skip')}
              </Button>
            </Form>
          )}
        </div>
        {isCurrent && children}
      </div>
    </li>
  )
}

/** A ring: with a tick when done, with a gold core when it is the next, else empty. */
function StepMark({ state, isCurrent }: Pick<Props, 'state' | 'isCurrent'>) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'mt-0.5 grid size-4 place-items-center rounded-full border',
        state === 'done' ? 'border-success text-success' : isCurrent ? 'border-prestige' : 'border-line-strong',
      )}
    >
      {state === 'done' && <Icon icon={Check} className="size-2.5 stroke-3" />}
      {isCurrent && <span className="size-1.5 rounded-full bg-prestige" />}
    </span>
  )
}
