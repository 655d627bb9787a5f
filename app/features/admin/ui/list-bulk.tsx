import { Check } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { maxBulk } from '../model'
import { ActionNotice, type Notice } from './action-notice'
import { ConfirmDialog } from './confirm-dialog'
import { useFootHeight } from './use-foot-height'

/** Id of the form. The boxes of the rows and the buttons of the dialogs belong to it by their `form` attribute. */
export const bulkForm = 'bulk'

const boxes = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]

type Props = {
  /** Accessible name. */
  label: string
  form: Pick<FormHandle, 'ref' | 'action' | 'FetcherForm' | 'check' | 'isBusy' | 'isBlocked' | 'result' | 'resetKey'>
  /** The result of its last command, where no toast shows it. */
  notice?: Notice | undefined
  /** The list's query, by which the server finds all rows that match. */
  query: string
  /** Rows of the page that can be ticked. */
  onPage: number
  /** Rows on all pages that match and can be chosen. */
  matching: number
  /** The commands, given the number of chosen rows; undefined without JavaScript. */
  children: (count: number | undefined) => ReactNode
}

/** The commands on ticked rows, always at the foot of the list. Shown by CSS as soon as a row is ticked. */
export function BulkBar({ label, form, notice, query, onPage, matching, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useFootHeight(bar, '--bulk-height')
  const [ticked, setTicked] = useState(0)
  const [isAll, setIsAll] = useState(false)
  const clear = useEffectEvent(() => {
    for (const box of boxes('[data-row-check], [data-all-rows]')) box.checked = false
    setTicked(0)
    setIsAll(false)
  })
  useEffect(() => {
    const count = () => {
      const rows = boxes('[data-row-check]')
      const chosen = rows.filter((box) => box.checked).length
      setTicked(chosen)
      if (chosen === 0) setIsAll(false)
      for (const box of boxes('[data-all-rows]')) {
        box.checked = chosen > 0 && chosen === rows.length
        box.indeterminate = chosen > 0 && chosen < rows.length
      }
    }
    count()
    document.addEventListener('change', count)
    return () => document.removeEventListener('change', count)
  }, [])
  // Nothing stays ticked after a command, nor on another page of the list.
  useEffect(() => {
    if (form.resetKey > 0) clear()
  }, [form.resetKey])
  const count = isAll ? matching : ticked
  return (
    <>
      <ActionNotice notice={notice} className="mt-6" />
      <div
        ref={bar}
        className="bulk-bar sticky z-20 -mx-3 hidden flex-wrap items-center gap-x-5 gap-y-2.5 border border-line bg-raised px-4 py-3 group-has-[[data-row-check]:checked]/list:flex"
      >
        <Form form={form} id={bulkForm} aria-label={label} className="contents">
          <input type="hidden" name="expected" value={matching} />
          <p role="status" className="needs-script font-semibold text-sm tabular-nums">
            {count} selected
          </p>
          {matching > onPage && matching <= maxBulk && (
            <TickBox
              name="match"
              // Never empty, which would be read as not ticked.
              value={`?${query}`}
              checked={isAll}
              onChange={(event) => setIsAll(event.currentTarget.checked)}
              className="flex min-h-8.5 items-center gap-2 text-sm pointer-coarse:min-h-11"
            >
              All {matching.toLocaleString('en-GB')} that match
            </TickBox>
          )}
          {matching > maxBulk && (
            <p className="text-muted text-sm">More than {maxBulk} match: narrow the list to choose all.</p>
          )}
        </Form>
        {children(ticked > 0 ? count : undefined)}
        <Button variant="ghost" size="sm" className="needs-script ml-auto" onClick={clear}>
          Select none
        </Button>
      </div>
    </>
  )
}

type TickProps = Omit<ComponentProps<'input'>, 'type'> & { 'data-all-rows'?: boolean; 'data-row-check'?: boolean }

/** A box with its text, or with an `aria-label` instead; `className` is that of the element around both. */
export function TickBox({ className, children, ...props }: TickProps) {
  const Around = children ? 'label' : 'span'
  return (
    <Around className={className}>
      <span className="relative grid size-4.5 shrink-0 place-items-center">
        <input
          {...props}
          type="checkbox"
          className="peer size-4.5 cursor-pointer appearance-none rounded-sm border border-line-strong bg-raised checked:border-action checked:bg-action indeterminate:border-action hover:border-muted forced-colors:appearance-auto"
        />
        <Icon
          icon={Check}
          className="pointer-events-none absolute z-1 size-3 stroke-3 text-on-action opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      {children}
    </Around>
  )
}

type ActionProps = Omit<ComponentProps<typeof ConfirmDialog>, 'submit'> & {
  /** The field and value that the confirming button sends. */
  field?: string
  value?: string
  /** Where it is sent, for a bar with several forms. */
  action?: string
}

/** A command of the bar. It asks once, and says what will happen and to how many. */
export const BulkAction = ({ field, value, action, label, children, ...dialog }: ActionProps) => (
  <ConfirmDialog
    {...dialog}
    label={label}
    busyLabel={label}
    submit={{ form: bulkForm, name: field, value, formAction: action }}
  >
    <p>{children}</p>
  </ConfirmDialog>
)
