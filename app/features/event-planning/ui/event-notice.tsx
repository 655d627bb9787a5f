import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { FormHandle } from '~/web/forms/use-form'
import type { ChangeForm, DraftForm } from '../model'
import { people, refusalLabels } from './labels'

type Props = {
  save: FormHandle<ChangeForm>
  cancel: FormHandle<ChangeForm>
  publish: FormHandle<DraftForm>
  remove: FormHandle<DraftForm>
  lastChange: { actorEmail: string; createdAt: Date } | undefined
  /** What was done before the redirect to this page: `created` or `published`. */
  arrivedWith: string | null
}

function mailNote({ mailed }: ChangeForm['data'], mailLeaves: boolean) {
  if (mailed === 0) return 'Nobody will be emailed about it.'
  if (mailLeaves) return `${people(mailed)} will be emailed.`
  return `The email to ${people(mailed)} is only written to a file: ${noMailLeaves}.`
}

const created = {
  tone: 'success',
  title: 'Event created',
  text: 'It is a draft: no member sees it until you publish it.',
} as const

const published = {
  tone: 'success',
  title: 'Event published',
  text: 'Members of its audience see it now. Nobody has been mailed: announce it when you want to.',
} as const

/** The result of the last form. A conflict of two edits is shown above the form. */
export function EventNotice({ save, cancel, publish, remove, lastChange, arrivedWith }: Props) {
  const lastChangeText = (verb: string) =>
    lastChange && (
      <p>
        {lastChange.actorEmail} {verb} this event on <Timestamp at={lastChange.createdAt} />.
      </p>
    )
  const mailLeaves = useMailLeaves()
  const done = (data: ChangeForm['data']) => mailNote(data, mailLeaves)
  const [stale, cancelled] = [
    lastChangeText('changed') ?? refusalLabels.stale,
    lastChangeText('cancelled') ?? refusalLabels.cancelled,
  ]
  const notice =
    noticeFor<ChangeForm>(save.reason === 'stale' ? undefined : save.settled, {
      done,
      doneTitle: 'Event saved',
      failedTitle: 'Not saved',
      refused: {
        ...refusalLabels,
        cancelled,
      },
    }) ??
    noticeFor<ChangeForm>(cancel.settled, {
      done,
      doneTitle: 'Event cancelled',
      failedTitle: 'Not cancelled',
      refused: {
        ...refusalLabels,
        cancelled,
        stale: (
          <>
            {stale}
            <p>Look at it as it is now, then cancel it again.</p>
          </>
        ),
      },
    })
  const draftNotice =
    noticeFor(publish.settled, {
      done: published.text,
      doneTitle: published.title,
      failedTitle: 'Not published',
      refused: refusalLabels,
    }) ?? noticeFor(remove.settled, { failedTitle: 'Not deleted', refused: refusalLabels })
  const isFirstForm = !save.isBusy && !save.result && !cancel.result && !draftNotice
  const arrival = arrivedWith === 'created' ? created : arrivedWith === 'published' ? published : undefined
  return (
    <ActionNotice notice={notice ?? draftNotice ?? (isFirstForm ? arrival : undefined)} className="mb-8 max-w-3xl" />
  )
}
