import type { ReactNode } from 'react'
import { Alert } from '~/ui/alert'
import type { ShownGuest } from '../model'

type Props = { code: string; guest: ShownGuest | undefined; rowOf: (guest: ShownGuest) => ReactNode }

/** The guest whose QR code opened the page, ready to be tapped. */
export function OpenedCode({ code, guest, rowOf }: Props) {
  if (!guest) {
    return (
      <Alert tone="danger" title="No guest of this event has this code">
        {`${code.slice(0, 12)} may be for another event, or mistyped. Search by name below.`}
      </Alert>
    )
  }
  return (
    <section aria-label={`Code ${guest.code}`}>
      <h2 className="mb-2 text-lg">Code {guest.code}</h2>
      <ul className="rounded-sm border border-line-strong bg-raised">
        <li>{rowOf(guest)}</li>
      </ul>
    </section>
  )
}
