import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { Timestamp } from '~/features/admin/ui/timestamp'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChangeForm, eventPage, type PlanFields } from '../model'
import { people, refusalLabels } from './labels'

type Props = {
  save: FormHandle<ChangeForm>
  cancel: FormHandle<ChangeForm>
  id: string
  fields: PlanFields
  attending: number
  lastChange: { actorEmail: string; createdAt: Date } | undefined
  /** The event has just been created. */
  isNew: boolean
}

const mailNote = ({ mailed }: ChangeForm['data']) =>
  mailed > 0 ? `${people(mailed)} will be emailed.` : 'Nobody will be emailed about it.'

const created = { tone: 'success', title: 'Event created', text: 'Members of its audience see it now.' } as const

/** The result of the last form. A conflict names the admin who made the other change, and the current values. */
export function EventNotice({ save, cancel, id, fields, attending, lastChange, isNew }: Props) {
  const lastChangeText = (verb: string) =>
    lastChange && (
      <p>
        {lastChange.actorEmail} {verb} this event on <Timestamp at={lastChange.createdAt} />.
      </p>
    )
  const labels = refusalLabels(attending)
  const [stale, cancelled] = [
    lastChangeText('changed') ?? labels.stale,
    lastChangeText('cancelled') ?? labels.cancelled,
  ]
  const differences = <Differences id={id} submitted={save.values} fields={fields} />
  const notice =
    noticeFor<ChangeForm>(save.settled, {
      done: mailNote,
      doneTitle: 'Event saved',
      failedTitle: 'Not saved',
      refused: {
        ...labels,
        cancelled,
        stale: (
          <>
            {stale}
            {differences}
          </>
        ),
      },
    }) ??
    noticeFor<ChangeForm>(cancel.settled, {
      done: mailNote,
      doneTitle: 'Event cancelled',
      failedTitle: 'Not cancelled',
      refused: {
        ...labels,
        cancelled,
        stale: (
          <>
            {stale}
            <p>Look at it as it is now, then cancel it again.</p>
          </>
        ),
      },
    })
  const isJustCreated = isNew && !save.isBusy && !save.result && !cancel.result
  return <ActionNotice notice={notice ?? (isJustCreated ? created : undefined)} className="mb-8 max-w-3xl" />
}

const fieldLabels: [keyof PlanFields, string][] = [
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

/** The current values that differ from the submitted ones, so that an admin who saves again knows what is replaced. */
function Differences({ id, submitted, fields }: { id: string; submitted: Record<string, string>; fields: PlanFields }) {
  const differing = fieldLabels.filter(([name]) => submitted[name] !== undefined && submitted[name] !== fields[name])
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
