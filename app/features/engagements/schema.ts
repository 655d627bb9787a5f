import { z } from 'zod'
import { locales } from '~/i18n/locales'
import { engagementPrograms } from '~/lib/engagement-programs'
import { engagementStates } from '~/lib/engagement-states'
import {
  choice,
  digitsAsNumber,
  line,
  optional,
  paragraph,
  plannedDay,
  rowId,
  searchField,
  wholeNumber,
} from '~/lib/input'
import { hasPrintedLetters } from '~/lib/printed-letters'
import { pageFrom } from '~/ui/pager'
import { type EngagementFilter, engagementLengths, engagementSorts, mostOf } from './model'
import { offeringChoices } from './model/choices'
import { isTierOf } from './model/prices'

const id = z.uuid({ error: 'choice' })
const reason = optional(paragraph(engagementLengths.reason)).transform((text) => text ?? '')

const search = z.object({
  q: searchField,
  state: z.enum(['all', 'open', ...engagementStates]).catch('open'),
  program: z.enum(['all', ...engagementPrograms]).catch('all'),
  owner: z.union([z.literal('none'), z.uuid()]).catch('all'),
  sort: z.enum(engagementSorts).catch('changed'),
})

/** Reads the list's query parameters; an invalid value becomes the default. */
export const engagementFilter = (query: URLSearchParams): EngagementFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

/** `organisation`: what was chosen, an id, a name or a domain. `offering`: a program with its level. */
export const createInput = z.object({
  id,
  organisation: line(400),
  offering: choice(offeringChoices),
})

/** Thousands may be parted by spaces, as Swedish and Norwegian print them, or by commas, as English does. */
const withoutSeparators = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s/g, '').replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '') : value

const amount = (max: number) => {
  const error = { error: `Type a whole number from 0 to ${max.toLocaleString('en')}.` }
  return z.preprocess(
    (value) => digitsAsNumber(withoutSeparators(value)),
    z.number(error).int(error).min(0, error).max(max, error),
  )
}
const fieldOf = /^(quantity|price)\.(.+)$/

/** Numbers of the add-ons are sent as `quantity.memo` and `price.memo`; which there are depends on the program. */
export const changeInput = z
  .looseObject({
    version: wholeNumber,
    tier: line(40),
    price: amount(mostOf.price),
    validUntil: plannedDay,
    startsOn: optional(plannedDay).transform((on) => on ?? null),
    ownerId: optional(id).transform((owner) => owner ?? null),
    locale: choice(locales),
    terms: optional(
      paragraph(engagementLengths.terms).refine(hasPrintedLetters, {
        error: 'The PDF of the offer has Latin letters only, and no emoji.',
      }),
    ).transform((text) => text ?? ''),
  })
  .transform(({ version, tier, price, validUntil, startsOn, ownerId, locale, terms, ...others }, ctx) => {
    // Maps: a field may be named as a property that every object has.
    const numbers = { quantity: new Map<string, number>(), price: new Map<string, number>() }
    for (const [field, value] of Object.entries(others)) {
      const [, kind, key] = fieldOf.exec(field) ?? []
      if (!key || (kind !== 'quantity' && kind !== 'price') || value === '') continue
      const parsed = amount(mostOf[kind]).safeParse(value)
      if (parsed.success) numbers[kind].set(key, parsed.data)
      else ctx.addIssue({ code: 'custom', path: [field], message: parsed.error.issues[0]?.message ?? 'choice' })
    }
    const addOns = [...numbers.quantity]
      .filter(([, quantity]) => quantity > 0)
      .map(([key, quantity]) => ({ kind: 'addOn' as const, key, quantity, unitPrice: numbers.price.get(key) ?? null }))
    return { version, tier, price, validUntil, startsOn, ownerId, locale, terms, addOns }
  })

export const versionInput = z.object({ version: wholeNumber })
export const reasonInput = z.object({ version: wholeNumber, reason })
export const offerInput = z.object({ version: wholeNumber, signatory: z.array(id).max(100, { error: 'tooLong' }) })
export const startInput = z.object({ version: wholeNumber, startsOn: plannedDay })
export const renewInput = z.object({ newId: id })

export const assignInput = z.object({
  version: wholeNumber,
  ownerId: optional(id).transform((owner) => owner ?? null),
})

export const takeRequestInput = z.object({ request: rowId, newId: id })
export const closeRequestInput = z.object({ request: rowId })

/** The box has the sentence as its value, so that what is stored is what was read. */
export const acceptInput = z.object({ agreed: paragraph(engagementLengths.sentence) })
export const declineInput = z.object({ reason })

export const askInput = z
  .object({
    program: choice(engagementPrograms),
    tier: optional(line(40)).transform((tier) => tier ?? null),
    message: optional(paragraph(engagementLengths.message)).transform((text) => text ?? ''),
  })
  .refine(({ program, tier }) => tier === null || isTierOf(program, tier), { path: ['tier'], error: 'choice' })

export type CreateInput = z.infer<typeof createInput>
export type ChangeInput = z.infer<typeof changeInput>
export type VersionInput = z.infer<typeof versionInput>
export type ReasonInput = z.infer<typeof reasonInput>
export type OfferInput = z.infer<typeof offerInput>
export type StartInput = z.infer<typeof startInput>
export type RenewInput = z.infer<typeof renewInput>
export type AssignInput = z.infer<typeof assignInput>
export type TakeRequestInput = z.infer<typeof takeRequestInput>
export type CloseRequestInput = z.infer<typeof closeRequestInput>
export type AcceptInput = z.infer<typeof acceptInput>
export type DeclineInput = z.infer<typeof declineInput>
export type AskInput = z.infer<typeof askInput>
