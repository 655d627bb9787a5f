import { useLocation } from 'react-router'
import { cx } from '~/lib/cx'
import { ClockTime } from './clock-time'
import type { UnsavedTextHandle } from './use-unsaved-text'

type Props = { unsaved: UnsavedTextHandle; className?: string }

/** Beside the button: where the unsaved text is. Read aloud only when it could not be stored. */
export function UnsavedState({ unsaved: { state }, className }: Props) {
  const { pathname, search } = useLocation()
  const look = cx('max-w-[60ch] text-xs', className)
  if (state.is === 'failed' || state.is === 'signed-out') {
    return (
      <p role="alert" className={cx(look, 'text-danger')}>
        {state.is === 'failed' ? (
          'Your text could not be stored just now. It stays in this tab, and is sent again until that works.'
        ) : (
          <>
            You are signed out. Your text stays in this tab:{' '}
            <a href={`/login?${new URLSearchParams({ to: `${pathname}${search}` })}`} className="underline">
              sign in again
            </a>{' '}
            and it is back.
          </>
        )}
      </p>
    )
  }
  if (state.is === 'none') return null
  return (
    <p className={cx(look, 'text-muted')}>
      {state.is === 'stored' ? (
        <>
          Unsaved, but not lost: stored for you at <ClockTime at={state.at} />.
        </>
      ) : (
        'Unsaved.'
      )}
    </p>
  )
}
