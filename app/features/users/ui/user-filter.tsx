import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { type UserFilter as Filter, usersPage } from '../model'
import { sortLabels } from './labels'
import { SmallSelect } from './small-select'

const roles = [{ value: 'all', label: 'All roles' }, ...optionsOf(roleLabels)]
const sorts = optionsOf(sortLabels)
/** Time to wait for another keystroke; too short to be noticed as a delay. */
const debounceMs = 250

/** A plain GET form; with JavaScript it is sent while typing and replaces the history entry. */
export function UserFilter({ filter }: { filter: Filter }) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(filter.q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()

  const remember = () => {
    clearTimeout(timer.current)
    sent.current = input.current?.value.trim() ?? ''
  }
  const send = (replace: boolean) => {
    remember()
    void submit(form.current, { replace, preventScrollReset: true })
  }
  const sendSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(true), debounceMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  // Going back restores the search of that entry; text being typed is not overwritten.
  useEffect(() => {
    if (filter.q === sent.current) return
    sent.current = filter.q
    if (input.current) input.current.value = filter.q
  }, [filter.q])

  // Show the chosen value while its page loads; after that, and after going back, the address decides.
  const chosen = new URLSearchParams(useNavigation().location?.search)
  const isActive = filter.q !== '' || filter.role !== 'all'
  return (
    <search aria-label="Find users">
      <Form ref={form} method="get" action="/admin" onSubmit={remember} className="flex flex-wrap items-center gap-2.5">
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search by email"
          placeholder="Search by email"
          defaultValue={filter.q}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          onChange={sendSoon}
          className="min-h-8.5 w-64 max-w-full rounded-sm border border-line-strong bg-raised px-3 py-1 text-sm placeholder:text-muted hover:border-muted pointer-coarse:min-h-11"
        />
        <SmallSelect
          name="role"
          label="Role"
          options={roles}
          value={chosen.get('role') ?? filter.role}
          onChange={() => send(false)}
        />
        <SmallSelect
          name="sort"
          label="Sort"
          options={sorts}
          value={chosen.get('sort') ?? filter.sort}
          onChange={() => send(false)}
        />
        <noscript>
          <Button type="submit" variant="outline" size="sm">
            Search
          </Button>
        </noscript>
        {isActive && (
          <Link
            to={usersPage({ sort: filter.sort })}
            className="px-1 py-2 text-muted text-sm underline underline-offset-4"
          >
            Show all
          </Link>
        )}
      </Form>
    </search>
  )
}
