import { z } from 'zod'
import { emailLength, nameLength } from './field-lengths'

/** Messages are keys of the `forms` texts. NUL can't be stored, and a lone surrogate has no bytes. */
export const storable = (value: string) => !value.includes('\0') && value.isWellFormed()
const onOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)

const text = (max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(max, { error: 'tooLong', abort: true })
    .refine(storable, { error: 'characters' })

/** A paragraph or several. Browsers send line ends as CR LF; one kind is kept. */
export const paragraph = (max: number) => text(max).transform((value) => value.replaceAll('\r\n', '\n'))

/** One line: a name, a title. Line ends and control characters are refused, so none reaches a mail's header. */
export const line = (max: number) => text(max).refine(onOneLine, { error: 'characters' })

/** What a mail program would make a link of: a scheme, `www.`, a domain with a path, or one of the best-known endings. */
const webAddress =
  /:\/\/|\b(?:https?|mailto|tel|javascript|data):|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\/|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop|link|click)\b/iu
/** Fullwidth letters and ideographic full stops are read as addresses too, and nobody sees what is invisible in one. */
const hasNoWebAddress = (value: string) =>
  !webAddress.test(
    value
      .normalize('NFKC')
      .replaceAll('。', '.')
      .replaceAll(/\p{Cf}/gu, ''),
  )

/** No character that is invisible or turns the direction of what follows, but for the joiners that some scripts need. */
const isVisible = (value: string) => !/(?![\u200c\u200d])\p{Cf}/u.test(value)

/** What a person is called. Names are written into mails, so none may carry a link there. */
export const personName = line(nameLength)
  .refine(isVisible, { error: 'characters' })
  .refine(hasNoWebAddress, { error: 'webAddress' })

export const emailAddress = line(emailLength).pipe(z.email({ error: 'email' }))

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: (issue) => (issue.input ? 'choice' : 'required') })

/** May be left empty: a field without text is undefined. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

/** A count or a version, as a column of ours can hold it: more would be an error of the database and not of the field. */
const maxNumber = 2 ** 31 - 1
const error = 'choice'
export const wholeNumber = z.coerce.number({ error }).int({ error }).min(0, { error }).max(maxNumber, { error })
