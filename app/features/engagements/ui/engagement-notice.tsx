import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { FormHandle } from '~/web/forms/use-form'
import type { EngagementForm } from '../model'
import { refusalLabels } from './labels'
import type { StateForms } from './state-actions'

type Forms = StateForms & Record<'save' | 'offer' | 'assign', FormHandle<EngagementForm>>
type Props = { forms: Forms; notice: string | null; problems: string[] }

const done: Record<keyof Forms, string | undefined> = {
  save: 'The draft is saved, at today’s prices.',
  offer: 'The offer is out.',
  assign: 'The owner is saved.',
  discard: 'The draft is discarded.',
  withdraw: 'The offer is withdrawn.',
  start: 'It has started: what was promised has its due dates.',
  close: 'The engagement is closed.',
  renew: undefined,
}

/** After a redirect to this page. */
const arrivals: Record<string, string> = {
  created: 'The draft is made. Nobody outside the team sees it until you offer it.',
  renewed: 'This is the new draft, with today’s prices.',
}

/** The result of the last form of the page. `problems` keep a draft from being offered. */
export function EngagementNotice({ forms, notice, problems }: Props) {
  const mailLeaves = useMailLeaves()
  const [shown] = (Object.keys(forms) as (keyof Forms)[]).flatMap((name): Notice[] => {
    const { result } = forms[name]
    // A conflict of two edits is shown above the form.
    if (name === 'save' && result?.state === 'refused' && result.reason === 'stale') return []
    const text =
      name === 'offer' && mailLeaves
        ? 'The offer is on its way to those who may accept it.'
        : name === 'save' && problems.length > 0
          ? `The draft is saved. It can’t be offered yet: ${problems.join(' ')}`
          : done[name]
    const shown = noticeFor(result, { done: text, refused: refusalLabels })
    return shown ? [shown] : []
  })
  const arrived = notice ? arrivals[notice] : undefined
  return (
    <ActionNotice
      notice={shown ?? (arrived ? { tone: 'success', title: 'Done', text: arrived } : undefined)}
      className="mb-6 max-w-3xl"
    />
  )
}
