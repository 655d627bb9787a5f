import { Check, Undo2 } from 'lucide'
import type { FormEvent, ReactNode } from 'react'
import { roleLabels } from '~/features/admin/ui/labels'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { type ShownGuest, tapsPath } from '../model'
import { clock, standingLabels } from './labels'

export type RowProps = {
  guest: ShownGuest
  eventId: string
  timeZone: string
  mayTap: boolean
  onTap: (guest: ShownGuest, isPresent: boolean) => void
}

const rowClass =
  'flex min-h-17 w-full items-center justify-between gap-4 px-3 py-2.5 text-left sm:px-4 [&::-webkit-details-marker]:hidden'

/** One tap checks in. Who is present needs two to be taken off again. */
export function GuestRow(props: RowProps) {
  const { guest, mayTap } = props
  if (!mayTap) return <div className={rowClass}>{content(props)}</div>
  if (guest.arrivedAt === null) {
    return (
      <TapForm {...props} isPresent>
        <button type="submit" className={`${rowClass} cursor-pointer hover:bg-ink/4 active:bg-ink/8`}>
          {content(props)}
        </button>
      </TapForm>
    )
  }
  return (
    <details className="group/row">
      <summary className={`${rowClass} cursor-pointer list-none hover:bg-ink/4`}>{content(props)}</summary>
      <TapForm {...props} isPresent={false}>
        <div className="flex flex-wrap items-center justify-between gap-3 px-3 pb-4 sm:px-4">
          <p className="text-muted text-sm">Checked in by mistake?</p>
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            <Icon icon={Undo2} className="size-4" />
            Undo<span className="sr-only"> for {nameOf(guest)}</span>
          </button>
        </div>
      </TapForm>
    </details>
  )
}

export const nameOf = ({ name, email }: Pick<ShownGuest, 'name' | 'email'>) => name || email

type FormProps = RowProps & { isPresent: boolean; children: ReactNode }

/** A plain form without script. With script the tap is queued, so that it is not lost without a connection. */
function TapForm({ guest, eventId, onTap, isPresent, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onTap(guest, isPresent)
  }
  return (
    <form method="post" action={`${tapsPath(eventId)}?form=tap`} onSubmit={submit}>
      <input type="hidden" name="userId" value={guest.id} />
      <input type="hidden" name="isPresent" value={isPresent ? 'yes' : 'no'} />
      {children}
    </form>
  )
}

const content = ({ guest, timeZone, mayTap }: RowProps) => (
  <>
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{nameOf(guest)}</span>
      <span className="block text-muted text-sm wrap-anywhere">{detailsOf(guest)}</span>
    </span>
    <span className="shrink-0 text-right text-sm">
      {guest.arrivedAt === null ? (
        mayTap && <span className="font-medium text-action">Check in</span>
      ) : (
        <>
          <span className="inline-flex items-center gap-1.5 font-semibold text-success">
            <Icon icon={Check} className="size-4" />
            Present
          </span>
          <span className="block text-muted tabular-nums" suppressHydrationWarning>
            {clock(new Date(guest.arrivedAt), timeZone)}
          </span>
        </>
      )}
      {guest.isUnsent && <span className="block text-prestige">not sent yet</span>}
    </span>
  </>
)

const detailsOf = ({ organisation, role, standing }: ShownGuest) =>
  [organisation, role && roleLabels[role], standing !== 'attending' && standingLabels[standing]]
    .filter(Boolean)
    .join(' · ')
