import { useEffect, useRef } from 'react'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { Alert } from '~/ui/alert'
import { type EventAnswer, eventPage, type PlanFields, type Refusal } from '../model'
import { people, refusalLabels, refusedField } from './labels'

type Props = {
  answer: EventAnswer | undefined
  id: string
  fields: PlanFields
  attending: number
  lastChange: { actorEmail: string; createdAt: Date } | undefined
}

/** What the last action came to. It takes the focus, unless a field has to be mended. */
export function EventNews({ answer, ...about }: Props) {
  const news = useRef<HTMLDivElement>(null)
  const isAboutField =
    answer?.state === 'invalid' || (answer?.state === 'refused' && refusedField[answer.reason as Refusal] !== undefined)
  useEffect(() => {
    if (answer && !isAboutField) news.current?.focus()
  }, [answer, isAboutField])
  if (!answer) return null
  return (
    <div ref={news} tabIndex={-1} className="mb-8 max-w-3xl">
      {answer.state === 'done' ? <Done answer={answer} /> : <NotDone answer={answer} {...about} />}
    </div>
  )
}

function Done({ answer: { form, mailed = 0 } }: { answer: EventAnswer }) {
  return (
    <Alert tone="success" title={form === 'cancel' ? 'Event cancelled' : 'Event saved'}>
      {mailed > 0 ? `${people(mailed)} will be mailed.` : 'Nobody is mailed about it.'}
    </Alert>
  )
}

type NotDoneProps = Omit<Props, 'answer'> & { answer: Exclude<EventAnswer, { state: 'done' }> }

function NotDone({ answer, id, fields, attending, lastChange }: NotDoneProps) {
  const title = answer.form === 'cancel' ? 'Not cancelled' : 'Not saved'
  if (answer.state === 'invalid') {
    return (
      <Alert tone="danger" title={title}>
        Something is missing or wrong. It is told at each field; what you typed is kept.
      </Alert>
    )
  }
  const reason = answer.state === 'refused' ? answer.reason : ''
  const byWhom = (reason === 'stale' || reason === 'cancelled') && lastChange
  return (
    <Alert tone="danger" title={title}>
      <p>
        {byWhom ? (
          <>
            {lastChange.actorEmail} {reason === 'stale' ? 'changed' : 'cancelled'} this event on{' '}
            <Timestamp at={lastChange.createdAt} />.
          </>
        ) : (
          refusalLabels(reason, attending)
        )}
      </p>
      {reason === 'stale' && answer.form === 'save' && <Differences id={id} typed={answer.values} fields={fields} />}
      {reason === 'stale' && answer.form === 'cancel' && <p>Look at it as it is now, then cancel it again.</p>}
    </Alert>
  )
}

const labels: [keyof PlanFields, string][] = [
  ['title', 'Title'],
  ['eventType', 'Event type'],
  ['date', 'Begins on'],
  ['time', 'Begins at'],
  ['endDate', 'Ends on'],
  ['endTime', 'Ends at'],
  ['timeZone', 'Time zone'],
  ['location', 'Place'],
  ['seats', 'Seats'],
  ['minLevel', 'Lowest level'],
]

/** What stands now where it is not what was typed: whoever saves again knows what they replace. */
function Differences({ id, typed, fields }: { id: string; typed: Record<string, string>; fields: PlanFields }) {
  const differing = labels.filter(([name]) => typed[name] !== undefined && typed[name] !== fields[name])
  return (
    <>
      <p className="mt-2">What you typed is kept in the form. {differing.length > 0 && 'As it stands now:'}</p>
      <ul className="my-2 list-disc pl-5">
        {differing.map(([name, label]) => (
          <li key={name} className="wrap-anywhere">
            {label}: {fields[name] || 'empty'}
          </li>
        ))}
      </ul>
      <p>
        Save again to replace it with yours, or{' '}
        <a href={eventPage(id)} className="underline underline-offset-4">
          take what stands now
        </a>
        .
      </p>
    </>
  )
}
