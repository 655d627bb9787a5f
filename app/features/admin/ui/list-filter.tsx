import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import type { Option } from '~/ui/field'
import { Link } from '~/ui/link'

/** Time to wait for another keystroke; too short to be noticed as a delay. */
const debounceMs = 250

type Props = {
  label: string
  /** Whether anything is filtered, so that there is more to show. */
  isActive: boolean
  /** The unfiltered list, where it is not the bare address. */
  showAll?: string
  children: ReactNode
  /** In the reader's language, on pages that are not in English alone. */
  labels?: { show: string; showAll: string }
  /** At the end of the bar: saved views and density. */
  tools?: ReactNode
}

const english = { show: 'Show', showAll: 'Show all' }

/**
 * The filter bar of a list. A plain GET form; with JavaScript it is sent as one types or chooses, and typing replaces
 * the history entry. Fields that are empty are left out of the address.
 */
export function ListFilter({ label, isActive, showAll, children, labels = english, tools }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const sent = useRef(search)

  const send = (replace: boolean) => {
    clearTimeout(timer.current)
    if (!form.current) return
    const filled = [...new FormData(form.current)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[name, text]] : []
    })
    const query = new URLSearchParams(filled).toString()
    sent.current = query && `?${query}`
    void navigate(pathname + sent.current, { replace, preventScrollReset: true })
  }
  const change = (target: EventTarget) => {
    clearTimeout(timer.current)
    if (target instanceof HTMLInputElement) timer.current = setTimeout(() => send(true), debounceMs)
    else send(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  // After the back button the fields show the filter of that address; text being typed is not overwritten.
  useEffect(() => {
    if (sent.current === search) return
    sent.current = search
    const query = new URLSearchParams(search)
    for (const field of form.current?.elements ?? []) {
      const isShown =
        field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'hidden')
      if (isShown && field.name) field.value = query.get(field.name) ?? ''
    }
  }, [search])

  return (
    <search aria-label={label} className="flex items-start justify-between gap-x-4 gap-y-2.5 max-md:flex-wrap">
      <Form
        aria-label={label}
        ref={form}
        method="get"
        action={pathname}
        onChange={(event) => change(event.target)}
        onSubmit={(event) => {
          event.preventDefault()
          send(false)
        }}
        className="flex min-w-0 flex-wrap items-center gap-2.5 max-md:w-full"
      >
        {children}
        <noscript>
          <Button type="submit" variant="outline" size="sm">
            {labels.show}
          </Button>
        </noscript>
        {isActive && (
          <Link
            to={showAll ?? pathname}
            className="flex min-h-9 items-center px-1 text-muted text-sm underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            {labels.showAll}
          </Link>
        )}
      </Form>
      {/* Its buttons are taller than the fields beside it. */}
      {tools && <div className="md:-my-1">{tools}</div>}
    </search>
  )
}

const controlClass =
  'min-h-9 max-w-full rounded-sm border border-line-strong bg-raised py-1 text-sm placeholder:text-muted hover:border-muted max-md:min-h-11 max-md:text-base pointer-coarse:min-h-11'

type SearchProps = { name: string; label: string; value: string; maxLength?: number; className?: string }

/** A search field; its label is its placeholder. */
export const FilterSearch = ({ name, label, value, maxLength = 200, className }: SearchProps) => (
  <input
    type="search"
    name={name}
    aria-label={label}
    placeholder={label}
    defaultValue={value}
    maxLength={maxLength}
    autoComplete="off"
    spellCheck={false}
    className={cx(controlClass, 'px-3', className ?? 'w-64 max-md:w-full')}
  />
)

type ChoiceProps = {
  name: string
  label: string
  /** The option that filters nothing; its value is empty. */
  all: string
  options: readonly Option[]
  value: string
}

export const FilterSelect = ({ name, label, all, options, value }: ChoiceProps) => (
  <SmallSelect
    name={name}
    label={label}
    options={[{ value: '', label: all }, ...options]}
    defaultValue={options.some((option) => option.value === value) ? value : ''}
  />
)

type SelectProps = ComponentProps<'select'> & { label: string; options: readonly Option[] }

/** A native select with the height of small buttons; its label is for screen readers only. */
export const SmallSelect = ({ label, options, className, ...rest }: SelectProps) => (
  <select {...rest} aria-label={label} className={cx(controlClass, 'px-2.5', className)}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
