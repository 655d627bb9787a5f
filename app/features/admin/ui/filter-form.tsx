import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'

/** Narrows a list by its address: a plain GET form, which works before and without JavaScript. */
export function FilterForm({ label, isActive, children }: { label: string; isActive: boolean; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const shown = useRef(search)
  // Going back shows what was asked for then. Set by hand: fields made anew would lose the focus, and only when the
  // address changes: what was typed before the page came alive stays.
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const query = new URLSearchParams(search)
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = query.get(field.name) ?? ''
      }
    }
  }, [search])
  return (
    <search aria-label={label}>
      <Form ref={form} method="get" action={pathname} className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        {children}
        <Button type="submit" variant="outline">
          Show
        </Button>
        {isActive && (
          <Link to={pathname} className="flex min-h-11.5 items-center text-muted text-sm underline underline-offset-4">
            Show all
          </Link>
        )}
      </Form>
    </search>
  )
}
