import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'

/** Filters a list by query parameters: a plain GET form, which works before and without JavaScript. */
export function FilterForm({ label, isActive, children }: { label: string; isActive: boolean; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const appliedSearch = useRef(search)
  // After the back button the fields show the filter of that address. Set on the elements, because remounted fields would
  // lose the focus; only when the address changes, so that what was typed before hydration stays.
  useEffect(() => {
    if (appliedSearch.current === search) return
    appliedSearch.current = search
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
