import { CalendarCheck, CalendarClock, CircleCheck, FileDown, FileText, Handshake, ListTodo } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { NextStep } from '../model'

const icons = {
  offer: Handshake,
  accept: CircleCheck,
  owed: ListTodo,
  answer: CalendarClock,
  attending: CalendarCheck,
  file: FileDown,
  note: FileText,
}

type RowProps = {
  kind: NextStep['kind']
  href: string
  what: ReactNode
  detail: ReactNode
  right?: ReactNode
  /** For a file, which the browser downloads. */
  reload?: boolean
}

/** One line: what it is about, what there is to do, and until when. */
export function StepRow({ kind, href, what, detail, right, reload }: RowProps) {
  const content = (
    <>
      <Icon icon={icons[kind]} className="mt-0.5 size-4 text-muted" />
      <span className="min-w-0">
        <span className="block font-semibold underline-offset-4 group-hover:underline">{what}</span>
        <span className="block text-muted text-xs">{detail}</span>
      </span>
      {right && <span className="whitespace-nowrap text-right text-muted text-xs">{right}</span>}
    </>
  )
  const look =
    'group grid min-h-13 grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-4 py-2 -outline-offset-2 transition-colors duration-150 hover:bg-wash'
  return (
    <li className="border-soft border-b">
      {reload ? (
        <a href={href} className={look}>
          {content}
        </a>
      ) : (
        <Link to={href} className={look}>
          {content}
        </Link>
      )}
    </li>
  )
}
