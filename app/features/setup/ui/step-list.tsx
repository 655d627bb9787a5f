import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type Step, stepPages } from '../model'
import { stepTexts, whyOf } from './labels'
import { StepRing } from './step-ring'

/** One row for each step; all of a row leads to the place where it is done. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <ol className="border-line border-t">
      {steps.map((step) => (
        <li key={step.key} className="relative border-soft border-b hover:bg-wash has-focus-visible:bg-wash">
          <div className="grid min-h-13 grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-4 py-2 text-sm sm:grid-cols-[1rem_minmax(0,1fr)_auto]">
            <StepRing state={step.isDone ? 'done' : step === next ? 'next' : 'open'} />
            <div className="min-w-0">
              <p className="font-semibold">
                {stepTexts[step.key].name}
                {step.isDone && <span className="ml-2 font-normal text-success">Done</span>}
              </p>
              <p className="text-[0.8125rem]/4.5 text-muted">{whyOf(step)}</p>
            </div>
            <Link
              to={stepPages[step.key]}
              className={cx(
                'underline decoration-line underline-offset-4 after:absolute after:inset-0 max-sm:col-start-2 max-sm:py-1 sm:self-center',
                step.isDone && 'text-muted',
              )}
            >
              {step.isDone ? 'Open' : stepTexts[step.key].link}
              <span className="sr-only">{step.isDone && `: ${stepTexts[step.key].name}`}</span>
            </Link>
          </div>
        </li>
      ))}
    </ol>
  )
}
