import { z } from 'zod'
import { directoryAudiences } from '~/lib/directory-audiences'
import { choice, searchField } from '~/lib/input'
import { organisationKinds } from '~/lib/organisation-kinds'
import { pageFrom } from '~/ui/pager'
import type { DirectoryFilter } from './model'

const search = z.object({
  q: searchField,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .catch(''),
  kind: z.enum(['all', ...organisationKinds]).catch('all'),
  member: z.uuid().nullable().catch(null),
})

/** Reads the query parameters of the directory; an invalid value becomes the default. */
export const directoryFilter = (query: URLSearchParams): DirectoryFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

const audience = choice(directoryAudiences)

export const choicesInput = z.object({
  name: audience,
  title: audience,
  organisation: audience,
  country: audience,
  seeks: audience,
  offers: audience,
  email: audience,
})
