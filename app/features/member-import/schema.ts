import { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { type Locale, locales } from '~/i18n/locales'
import { type AccessLevel, accessLevels } from '~/lib/access-levels'
import { emailLength, nameLength, organizationLength } from '~/lib/field-lengths'
import { fold } from '~/lib/folded-text'
import { choice, emailAddress, line as oneLine, personName } from '~/lib/input'
import { type MemberRole, memberRoles } from '~/lib/member-roles'
import { pageFrom } from '~/ui/pager'
import {
  type ImportChoices,
  type ImportFilter,
  type ImportLine,
  type Invitee,
  type JudgedLine,
  outcomes,
  type Problem,
} from './model'

export const fileInput = z.object({
  file: z.custom<Upload>((value) => value !== undefined, { error: 'required' }),
})

export const choicesInput = z.object({
  role: choice(memberRoles),
  level: choice(accessLevels),
  language: choice(locales),
})

export type FileInput = z.infer<typeof fileInput>

/** What the address says; an invalid value counts as the default. */
export function importFilter(query: URLSearchParams, language: Locale): ImportFilter {
  const pick = <Value extends string>(values: readonly Value[], name: string, fallback: Value) =>
    values.find((value) => value === query.get(name)) ?? fallback
  return {
    show: pick(['all', ...outcomes], 'show', 'all'),
    page: pageFrom(query),
    choices: {
      role: pick(memberRoles, 'role', 'supplier'),
      level: pick(accessLevels, 'level', 'entry'),
      language: pick(locales, 'language', language),
    },
  }
}

/** Folded words for each value, in the three languages. */
const roleWords: Record<MemberRole, string[]> = {
  supplier: ['supplier', 'leverantor', 'leverandor'],
  embassy: ['embassy', 'ambassad', 'ambassade', 'ambassador'],
  hospital: ['hospital', 'sjukhus', 'sykehus'],
}
const levelWords: Record<AccessLevel, string[]> = { entry: ['entry'], builder: ['builder'], premium: ['premium'] }
const languageWords: Record<Locale, string[]> = {
  en: ['en', 'english', 'engelska', 'engelsk'],
  sv: ['sv', 'swedish', 'svenska', 'svensk'],
  no: ['no', 'nb', 'norwegian', 'norska', 'norsk', 'bokmal', 'norsk bokmal'],
}

const find = <Value extends string>(words: Record<Value, string[]>, typed: string) => {
  const folded = fold(typed).trim()
  const entries = Object.entries<string[]>(words) as [Value, string[]][]
  return entries.find(([, known]) => known.includes(folded))?.[0]
}

const emailErrors: Record<string, string> = {
  required: 'There is no address.',
  tooLong: `The address is longer than ${emailLength} characters.`,
  characters: 'The address has characters that can’t be seen or printed.',
  email: 'This is no email address.',
}
const nameErrors: Record<string, string> = {
  tooLong: `The name is longer than ${nameLength} characters.`,
  characters: 'The name has characters that can’t be seen or printed.',
  webAddress: 'A name may not be or hold a web address.',
}

const organisationName = oneLine(organizationLength)
const organisationErrors: Record<string, string> = {
  tooLong: `The organisation is longer than ${organizationLength} characters.`,
  characters: 'The organisation has characters that can’t be seen or printed.',
}

/** A spreadsheet that opens an export would run it. */
const isFormula = (value: string) => /^[=+@]|^-(?!\p{L})/u.test(value)

const errorOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message

/** The values of a line, with `choices` where it has none, and everything that is wrong with it. */
export function readLine(line: ImportLine, choices: ImportChoices) {
  const problems: Problem[] = []
  const report = (field: Problem['field'], text: string | undefined) => text && problems.push({ field, text })
  const emailError = errorOf(emailAddress, line.email)
  report('email', emailError && (emailErrors[emailError] ?? emailErrors.email))
  if (line.name) {
    const nameError = errorOf(personName, line.name)
    if (nameError) report('name', nameErrors[nameError] ?? nameErrors.characters)
    else if (isFormula(line.name)) report('name', 'The name begins like a formula of a spreadsheet.')
  }
  const organisation = line.organisation ?? ''
  if (organisation) {
    const organisationError = errorOf(organisationName, organisation)
    if (organisationError)
      report('organisation', organisationErrors[organisationError] ?? organisationErrors.characters)
    else if (isFormula(organisation)) report('organisation', 'The organisation begins like a formula of a spreadsheet.')
  }
  const pickFrom = <Value extends string>(field: 'role' | 'level' | 'language', words: Record<Value, string[]>) => {
    if (!line[field]) return undefined
    const value = find(words, line[field])
    if (!value) report(field, `‘${line[field].slice(0, 40)}’ is not one of ${Object.keys(words).join(', ')}.`)
    return value
  }
  const role = pickFrom('role', roleWords) ?? choices.role
  const level = pickFrom('level', levelWords) ?? choices.level
  const language = pickFrom('language', languageWords) ?? choices.language
  const invitee: Invitee = { name: line.name, email: line.email.toLowerCase(), role, level, language, organisation }
  return { problems, ...(problems.length === 0 ? { invitee } : {}) }
}

type Known = {
  members: ReadonlySet<string>
  invited: ReadonlySet<string>
  mayHaveAccount: (email: string) => boolean
}

/** What will become of each line. The first line with an address counts, later ones do not. */
export function judgeLines(lines: readonly ImportLine[], choices: ImportChoices, known: Known): JudgedLine[] {
  const seen = new Set<string>()
  return lines.map((line): JudgedLine => {
    const { problems, invitee } = readLine(line, choices)
    if (!invitee) return { ...line, outcome: 'error', problems }
    const { email } = invitee
    const judged = (outcome: JudgedLine['outcome']): JudgedLine => ({ ...line, outcome, problems, invitee })
    if (seen.has(email)) return judged('twice')
    seen.add(email)
    if (known.members.has(email)) return judged('member')
    if (known.invited.has(email)) return judged('invited')
    if (known.mayHaveAccount(email)) return judged('new')
    const text = 'Only addresses of the company’s domain may have an account.'
    return { ...line, outcome: 'error', problems: [{ field: 'email', text }] }
  })
}
