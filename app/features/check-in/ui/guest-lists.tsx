import { type FormEvent, type ReactNode, useState } from 'react'
import { buttonClass } from '~/ui/button'
import { TextField } from '~/ui/field'
import {
  type CheckInEvent,
  checkInPage,
  codeFrom,
  countPresent,
  type GuestList,
  groupGuests,
  type ShownGuest,
  searchGuests,
} from '../model'
import { ConnectionBanner } from './connection-banner'
import { GuestRow, nameOf } from './guest-row'
import { OpenedCode } from './opened-code'
import { RefusedTaps } from './refused-taps'
import { ScanButton } from './scan-button'
import { ScanMessage } from './scan-message'
import { enteredResult, type ScanResult } from './scan-result'
import { useCheckIn } from './use-check-in'

type Props = {
  event: CheckInEvent
  list: GuestList
  mayTap: boolean
  /** The code of the address that was opened, as by the camera of a phone. */
  code: string
  /** The search of the address; with script one searches as one types. */
  query: string
}

/** The guests, with search and camera. */
export function GuestLists({ event, list, mayTap, code, query }: Props) {
  const { guests, unsent, connection, refused, tap } = useCheckIn(event.id, list, mayTap)
  const [search, setSearch] = useState(query)
  /** A text is for screen readers alone: the row shows the same. */
  const [announced, setAnnounced] = useState<ScanResult | string>('')
  const { present, listed, others } = countPresent(guests)
  const found = groupGuests(searchGuests(guests, search))
  const hasFound = found.listed.length + found.others.length > 0

  const tapRow = (guest: ShownGuest, isPresent: boolean) => {
    tap(guest.id, isPresent)
    setAnnounced(`${nameOf(guest)} is ${isPresent ? 'present' : 'not present'}`)
    // The button is replaced: who uses a keyboard stays on the row.
    const row = document.activeElement?.closest('li')
    requestAnimationFrame(() => row?.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true }))
  }
  const enterSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = mayTap ? enteredResult(search, guests) : undefined
    if (!result) return
    if (result.state === 'present') tap(result.guest.id, true)
    setAnnounced(result)
    // The next code replaces this one.
    event.currentTarget.querySelector('input')?.select()
  }
  const rowOf = (guest: ShownGuest) => (
    <GuestRow guest={guest} eventId={event.id} timeZone={event.timeZone} mayTap={mayTap} onTap={tapRow} />
  )
  return (
    <div className="grid gap-6">
      <ConnectionBanner event={event} connection={connection} unsent={unsent} />
      <RefusedTaps refused={refused} guests={guests} />
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="font-display text-2xl">
          {present} of {listed} present
        </span>
        {others > 0 && <span className="text-muted">and {others} not on the list</span>}
      </p>
      <div role="status" className={typeof announced === 'string' ? 'sr-only' : undefined}>
        {typeof announced === 'string' ? announced : <ScanMessage result={announced} />}
      </div>
      {code && <OpenedCode code={code} guest={guests.find((guest) => guest.code === codeFrom(code))} rowOf={rowOf} />}
      {mayTap && <ScanButton eventId={event.id} guests={guests} onPresent={(userId) => tap(userId, true)} />}
      <form method="get" action={checkInPage(event.id)} className="grid gap-3" onSubmit={enterSearch}>
        <TextField
          type="search"
          name="q"
          label="Search"
          hint="Name, organisation, email or the six letters of a code"
          value={search}
          onChange={(change) => {
            setSearch(change.target.value)
            setAnnounced('')
          }}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <noscript>
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            Search
          </button>
        </noscript>
      </form>
      {!hasFound && <p className="border-line border-t py-8 text-muted">{emptyText(guests, search)}</p>}
      {found.listed.length > 0 && <Section title="On the list" guests={found.listed} rowOf={rowOf} />}
      {found.others.length > 0 && <Section title="Not on the list" guests={found.others} rowOf={rowOf} />}
    </div>
  )
}

const emptyText = (guests: ShownGuest[], search: string) =>
  search.trim() && guests.length > 0 ? `Nobody matches “${search.trim()}”.` : 'Nobody attends this event yet.'

type SectionProps = { title: string; guests: ShownGuest[]; rowOf: (guest: ShownGuest) => ReactNode }

const Section = ({ title, guests, rowOf }: SectionProps) => (
  <section aria-label={title}>
    <h2 className="mb-2 text-lg">{title}</h2>
    <ul className="divide-y divide-line border-line border-y">
      {guests.map((guest) => (
        <li key={guest.id} id={`guest-${guest.id}`} className="scroll-mt-24">
          {rowOf(guest)}
        </li>
      ))}
    </ul>
  </section>
)
