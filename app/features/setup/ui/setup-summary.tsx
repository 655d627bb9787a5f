import { Link } from '~/ui/link'
import { type Setup, setupPage, stepsLeft } from '../model'
import { StepList } from './step-list'

/** The next steps, above Today. */
const shown = 3

/** What is left of the first hour. */
export function SetupSummary({ setup }: { setup: Setup }) {
  const left = stepsLeft(setup)
  return (
    <section aria-labelledby="setup-title" className="mb-9 max-w-[56.5rem]">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="setup-title" className="text-[1.3125rem]/6">
          Set up
        </h2>
        <Link
          to={setupPage}
          className="text-muted text-xs underline decoration-line underline-offset-4 hover:text-ink pointer-coarse:py-3"
        >
          {setup.steps.length - left.length} of {setup.steps.length} steps done
        </Link>
      </div>
      <StepList steps={stepsToShow(setup)} />
    </section>
  )
}

/** What only this site can write comes first: a session, an event, a member. */
function stepsToShow(setup: Setup) {
  const left = stepsLeft(setup)
  const first = left.filter(({ key }) => ['session', 'event', 'member'].includes(key))
  return [...first, ...left.filter((step) => !first.includes(step))].slice(0, shown)
}
