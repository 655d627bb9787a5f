import type { RouterContextProvider } from 'react-router'
import type { PersonRef } from '~/features/people/model'
import { lookUpPerson } from '~/features/people/queries.server'
import { getCtx } from '~/web/scope.server'

type Context = Readonly<RouterContextProvider>

const found = new WeakMap<Context, Promise<PersonRef | null>>()

/** The person at the address of the page, read once for both of its loaders. */
export function lookUpPersonOnce(context: Context, id: string): Promise<PersonRef | null> {
  const person = found.get(context) ?? lookUpPerson(getCtx(context), id)
  found.set(context, person)
  return person
}
