import { z } from 'zod'
import type { MessageTexts } from '~/db/schema/event-messages'
import type { Upload } from '~/files/check.server'
import { type Locale, locales } from '~/i18n/locales'
import { choice, line, optional, paragraph, wholeNumber } from '~/lib/input'
import { groupsOf, messageLengths } from './model'

export const newMessageInput = z.object({ message: z.guid() })

const organisations = z.array(z.guid()).max(500)
const version = wholeNumber

/** Addresses, one in a line or parted by commas; twice the same is one. */
const addresses = optional(paragraph(messageLengths.people)).transform((text) => [
  ...new Set(
    (text ?? '')
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
])

export const announcementInput = z.object({
  version,
  to: choice(groupsOf.announcement),
  people: addresses,
  organisations,
})

const subject = optional(line(messageLengths.subject))
const body = optional(paragraph(messageLengths.body))

const typedTexts = z.object({
  'subject-en': subject,
  'body-en': body,
  'subject-sv': subject,
  'body-sv': body,
  'subject-no': subject,
  'body-no': body,
})

/** A subject without a text, or a text without a subject, is an error at the empty one. */
function toTexts(typed: z.infer<typeof typedTexts>, ctx: z.RefinementCtx) {
  const texts: MessageTexts = {}
  for (const locale of locales) {
    const [subject, body] = [typed[`subject-${locale}`], typed[`body-${locale}`]]
    if (subject && body) texts[locale] = { subject, body }
    const missing = subject ? 'body' : 'subject'
    if (Boolean(subject) !== Boolean(body)) {
      ctx.addIssue({ code: 'custom', path: [`${missing}-${locale}`], message: 'required' })
    }
  }
  return texts
}

export const messageInput = typedTexts
  .extend({ version, groups: z.array(choice(groupsOf.message)).min(1, { error: 'required' }), organisations })
  .transform(({ version, groups, organisations, ...typed }, ctx) => ({
    ...{ version, groups, organisations },
    texts: toTexts(typed, ctx),
  }))

/** A thank-you goes to those who came: only its text is chosen. */
export const thanksInput = typedTexts
  .extend({ version })
  .transform(({ version, ...typed }, ctx) => ({ version, texts: toTexts(typed, ctx) }))

export type AnnouncementInput = z.infer<typeof announcementInput>
export type MessageInput = z.infer<typeof messageInput>
export type ThanksInput = z.infer<typeof thanksInput>

export const noInput = z.object({})
export const versionInput = z.object({ version })
export type VersionInput = z.infer<typeof versionInput>

export const testInput = z.object({ version, locale: choice(locales) })

export const addFileInput = z.object({
  version,
  file: z.custom<Upload>((file) => file !== undefined, { error: 'required' }),
})
export const removeFileInput = z.object({ version, key: line(200) })

export const localeParameter = (value: string): Locale | undefined => locales.find((locale) => locale === value)
