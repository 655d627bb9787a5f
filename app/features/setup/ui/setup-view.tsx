import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type Setup, stepsLeft } from '../model'
import { StepList } from './step-list'
import { StepsDrawing } from './steps-drawing'

/** The steps of the first hour. They tick themselves. */
export function SetupView({ setup }: { setup: Setup }) {
  const { steps, isHidden, isDemo } = setup
  const left = stepsLeft(setup).length
  return (
    <div className="max-w-[56.5rem]">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-[2rem]/9">
            {left === 0 ? (
              <>
                All is <em className="text-prestige italic">set</em>
              </>
            ) : (
              <>
                The first <em className="text-prestige italic">hour</em>
              </>
            )}
          </h1>
          <p className="mt-1 text-muted text-sm tabular-nums">
            {left === 0
              ? 'Nothing is left to set up. From here on Today says what needs you.'
              : `${steps.length - left} of ${steps.length} steps done. They tick themselves.`}
          </p>
        </div>
        <StepsDrawing steps={steps} />
      </div>
      <StepList steps={steps} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted text-sm">
          Many members at once?{' '}
          <Link to="/admin/import#members-file" className="underline decoration-line underline-offset-4 hover:text-ink">
            Import them from a file
          </Link>
          .
        </p>
        {left > 0 && !isDemo && <Visibility isHidden={isHidden} />}
      </div>
      <Backup />
    </div>
  )
}

function Visibility({ isHidden }: { isHidden: boolean }) {
  const form = useForm(isHidden ? 'show' : 'hide', { key: 'setup' })
  return (
    <Form form={form}>
      <Button type="submit" variant="outline" size="sm" busy={form.isBusy}>
        {isHidden ? 'Show this list again' : 'Hide this list'}
      </Button>
    </Form>
  )
}

const Backup = () => (
  <section id="backup" tabIndex={-1} aria-labelledby="backup-title" className="mt-10 scroll-mt-20 outline-none">
    <h2 id="backup-title" className="mb-2.5 text-[1.3125rem]/6">
      Backup
    </h2>
    <div className="border-line border-t pt-3 text-sm">
      <p className="max-w-[65ch] text-muted">
        Run this where the site is installed; the site may go on running. It writes one file with the database and the
        uploaded files to <code className="text-xs">DATA_DIR/backups</code>. Have it run every night, and keep a copy on
        another machine.
      </p>
      <pre className="mt-3 overflow-x-auto border border-line rounded-sm px-3 py-2 text-xs">npm run backup</pre>
    </div>
  </section>
)
