import { z } from 'zod'
import { accessLevels } from '~/lib/access-levels'
import { choice, emailAddress, line, optional, paragraph, searchField, visibleLine, wholeNumber } from '~/lib/input'
import { isMailProvider } from '~/lib/mail-providers'
import { organisationKinds } from '~/lib/organisation-kinds'
import { pageFrom } from '~/ui/pager'
import { type OrganisationFilter, organisationCountries, organisationLengths, organisationSorts } from './model'

const search = z.object({
  q: searchField,
  kind: z.enum(['all', ...organisationKinds]).catch('all'),
  sort: z.enum(organisationSorts).catch('name'),
})

/** Reads the list's query parameters; an invalid value becomes the default. */
export const organisationFilter = (query: URLSearchParams): OrganisationFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Separated by spaces, commas or lines. An `@` before a domain is left out. */
const domains = optional(paragraph(organisationLengths.domains)).transform((text = '', ctx) => {
  const words = text.toLowerCase().split(/[\s,;]+/)
  const found = [...new Set(words.map((word) => word.replace(/^@/, '')))].filter(Boolean)
  const wrong = found.find((word) => !domain.test(word))
  if (wrong) ctx.addIssue({ code: 'custom', message: `“${wrong}” is no domain. Write it like region.example.` })
  const provider = found.find(isMailProvider)
  if (provider)
    ctx.addIssue({ code: 'custom', message: `People of any organisation have addresses at ${provider}. Leave it out.` })
  return found.toSorted()
})

/** Separated by commas or lines. */
const tags = optional(paragraph(organisationLengths.tags)).transform((text = '') => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
])

const fields = {
  name: visibleLine(organisationLengths.name),
  kind: choice(organisationKinds),
  country: optional(choice(organisationCountries)).transform((country) => country ?? null),
  level: choice(accessLevels),
  ownerId: optional(z.uuid({ error: 'choice' })).transform((id) => id ?? null),
  domains,
  tags,
  notes: optional(paragraph(organisationLengths.notes)).transform((text) => text ?? ''),
}

const id = z.uuid({ error: 'choice' })

export const createInput = z.object({ id, ...fields })
/** `version`: the one that the page showed, to detect a concurrent change. */
export const changeInput = z.object({ version: wholeNumber, ...fields })
export const addMemberInput = z.object({
  email: emailAddress.transform((address) => address.toLowerCase()),
  /** Confirms that they leave the organisation they belong to. */
  move: z.literal('yes').optional(),
})
export const memberInput = z.object({ user: id })
/** What was chosen: a name, a domain, or a name with what tells it from others. */
export const mergeInput = z.object({ into: line(organisationLengths.choice) })
export const splitInput = z.object({
  newId: id,
  name: visibleLine(organisationLengths.name),
  user: z.array(id).min(1, { error: 'required' }).max(500, { error: 'tooLong' }),
  domain: z.array(z.string()).max(50, { error: 'tooLong' }),
  engagement: z.array(id).max(500, { error: 'tooLong' }).optional(),
})
export const suggestionsInput = z.object({
  domain: z
    .array(z.string().regex(domain, { error: 'choice' }))
    .min(1, { error: 'required' })
    .max(200, { error: 'tooLong' }),
})

export type CreateInput = z.infer<typeof createInput>
export type ChangeInput = z.infer<typeof changeInput>
export type AddMemberInput = z.infer<typeof addMemberInput>
export type MemberInput = z.infer<typeof memberInput>
export type MergeInput = z.infer<typeof mergeInput>
export type SplitInput = z.infer<typeof splitInput>
export type SuggestionsInput = z.infer<typeof suggestionsInput>
