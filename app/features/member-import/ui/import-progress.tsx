import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '~/ui/button'
import { type ImportRun, importPage } from '../model'
import { figure, progressText } from './labels'

const refreshMs = 1500

/** How far a confirmed import is; it goes on without this page. */
export function ImportProgress({ run, canSend }: { run: ImportRun; canSend: boolean }) {
  const { revalidate } = useRevalidator()
  const isRunning = !run.endedAt
  const refresh = useEffectEvent(() => document.visibilityState === 'visible' && void revalidate())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(refresh, refreshMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <div className="max-w-2xl border-line border-t pt-5">
      <p className="font-display text-[1.3125rem]/6">{headingOf(run)}</p>
      <p role="status" className="mt-1 text-muted text-sm tabular-nums">
        {progressText(run)}
      </p>
      {isRunning ? (
        <>
          <progress
            value={run.done}
            max={run.total}
            aria-label="Lines that are done"
            className="mt-4 h-0.5 w-full appearance-none [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-soft [&::-webkit-progress-value]:bg-action"
          >
            {figure(run.done)} of {figure(run.total)}
          </progress>
          <p className="mt-3 text-muted text-sm">You can leave this page; it goes on, also after a restart.</p>
        </>
      ) : (
        <>
          {!canSend && (
            <p className="mt-3 text-sm">
              Without a mail server the invitations are only files in <code className="text-xs">DATA_DIR/mail</code>.
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/admin" size="sm">
              To the users
            </ButtonLink>
            <ButtonLink to={importPage} size="sm" variant="outline">
              Import another file
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

function headingOf({ endedAt, done, total }: ImportRun) {
  if (!endedAt) return 'The invitations are on their way.'
  return done < total ? 'The import was stopped.' : 'Everyone new is invited.'
}
