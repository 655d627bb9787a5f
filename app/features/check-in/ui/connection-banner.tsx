import { Alert } from '~/ui/alert'
import { buttonClass } from '~/ui/button'
import { type CheckInEvent, checkInPage } from '../model'
import { clock } from './labels'
import type { Connection } from './use-check-in'

type Props = { event: Pick<CheckInEvent, 'id' | 'timeZone'>; connection: Connection; unsent: number }

const taps = (count: number) => `${count} ${count === 1 ? 'tap' : 'taps'}`

/** Says that something was not sent, and what to do about it. */
export function ConnectionBanner({ event, connection, unsent }: Props) {
  const { state } = connection
  if (state === 'online') return null
  if (state === 'signed-out') {
    const reload = (
      <a href={checkInPage(event.id)} className={buttonClass({ size: 'sm' })}>
        Sign in
      </a>
    )
    return (
      <Alert
        tone="danger"
        title={unsent > 0 ? `Sign in again to send ${taps(unsent)}` : 'Your sign-in has ended'}
        action={reload}
      >
        {unsent > 0 ? 'They stay on this device until then.' : 'Sign in again to go on.'}
      </Alert>
    )
  }
  if (state === 'denied') {
    return (
      <Alert tone="danger" title="You may not check in guests at this event any more">
        {unsent > 0 && `${taps(unsent)} stay on this device and were not sent.`}
      </Alert>
    )
  }
  const since = clock(connection.since, event.timeZone)
  const title = state === 'offline' ? `Offline since ${since}` : `The server has not stored anything since ${since}`
  return (
    <Alert title={`${title}, ${unsent === 0 ? 'nothing waits' : `${unsent} not sent`}`}>
      Go on checking in: taps stay on this device and are sent when there is a connection again. Other devices do not
      see them until then.
    </Alert>
  )
}
