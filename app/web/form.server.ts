import { data } from 'react-router'
import type { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { FileRefused } from '~/files/refusals'
import { AppError } from '~/lib/app-error'
import { readDeviceCookie } from './cookies.server'
import type { Client, Ctx } from './ctx.server'
import { delayRefusal } from './delay-refusal.server'
import {
  type FieldError,
  type FieldErrorKey,
  type FormFailure,
  type FormResult,
  honeypot,
  type SubmittedValues,
} from './form'
import { type Parts, readParts } from './multipart.server'
import { networkOf } from './network.server'
import { createCtx, type Scope } from './scope.server'

type Form<Input, Given> = {
  /** Names the form in limits and logs. */
  name: string
  input: z.ZodType<Input>
  /** A response that it gives back, such as a redirect, is the answer; else the form is done. */
  run: (ctx: Ctx, input: Input) => Promise<Given>
  /** What is limited by itself, wherever the tries come from: a link, or the account of who is signed in. */
  limitedBy?: (input: Input) => string
  /** How many are taken from one network in ten minutes; null when the command has limits of its own. */
  perNetwork?: number | null
  /** Fields that are sent once for each choice; the schema gets an array of them, empty when nothing is chosen. */
  lists?: string[]
  /** The field of a file; the schema gets an `Upload`, or nothing when none was chosen. */
  file?: string
}

/** The way every form is answered: 422 with what was typed, 429, 503 with what was typed, or done. */
export async function answerForm<Input, Given>(request: Request, scope: Scope, form: Form<Input, Given>) {
  if (request.method !== 'POST') throw data(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  const { file, ...fields } = await readFields(request, form)
  const typed = { ...fields, values: withoutPasswords(fields.values) }
  const parsed = form.input.safeParse({
    ...fields.values,
    ...fields.lists,
    ...(form.file ? { [form.file]: file } : {}),
  })
  if (!parsed.success) return answer({ state: 'invalid', ...typed, errors: fieldErrors(parsed.error) }, 422)
  try {
    await count(scope, form, parsed.data)
    const ctx = { ...createCtx(scope), client: clientOf(request, scope) }
    // A script is told that all went well, so that it has no reason to try again.
    const given = typed.values[honeypot] ? undefined : await form.run(ctx, parsed.data)
    return given instanceof Response ? (given as Extract<Given, Response>) : answer({ state: 'done' }, 200)
  } catch (error) {
    // A redirect, or the page of a status, that the command's caller has decided on.
    if (!(error instanceof Error)) throw error
    if (error instanceof AppError && (error.kind === 'too-many' || error.kind === 'busy')) await delayRefusal()
    if (error instanceof AppError && error.kind === 'too-many') {
      const failure = error.message === 'forms.tooManySignIns' ? 'tooManySignIns' : 'tooMany'
      return answer(failed(typed, failure), 429, { 'Retry-After': String(error.retryAfterSeconds) })
    }
    if (error instanceof AppError && error.kind === 'busy') {
      return answer(failed(typed, 'busy'), 503, { 'Retry-After': String(error.retryAfterSeconds) })
    }
    // Nobody reads this answer.
    if (error instanceof AppError && error.kind === 'client-left') return answer(failed(typed, 'failed'), 503)
    if (error instanceof AppError && error.kind === 'refused') {
      return answer({ state: 'refused', ...typed, reason: error.message }, 422)
    }
    if (error instanceof FileRefused && form.file) {
      return answer(
        { state: 'invalid', ...typed, errors: { [form.file]: { key: 'choice', text: error.message } } },
        422,
      )
    }
    scope.log.error({ err: error, form: form.name }, 'form failed')
    return answer(failed(typed, 'failed'), 503)
  }
}

/** By network, and by person in it where one is signed in: an office is one network, and has many of them. */
async function count<Input>({ services, session, clientAddress }: Scope, form: Form<Input, unknown>, input: Input) {
  const { limiter } = services
  if (!session) {
    if (form.perNetwork !== null) await limiter.count(form.name, clientAddress, form.perNetwork)
    // An admin works through a list; what they may do is checked by the command.
  } else if (!session.member.isAdmin) {
    await limiter.countBy(form.name, `${session.user.id} ${networkOf(clientAddress).narrow}`)
  }
  if (form.limitedBy) await limiter.countBy(`${form.name}-by`, form.limitedBy(input))
}

function clientOf(request: Request, scope: Scope): Client {
  const { narrow, wide } = networkOf(scope.clientAddress)
  const deviceCookie = readDeviceCookie(request, scope.services.settings)
  return { network: narrow, wideNetwork: wide, deviceCookie, signal: request.signal }
}

/** What was typed comes back, but never a password: no page, cache or history should hold one. */
const withoutPasswords = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|current/.test(name)))

const answer = (body: FormResult, status: number, headers: HeadersInit = {}) => data(body, { status, headers })

const failed = (typed: SubmittedValues, failure: FormFailure): FormResult => ({ state: 'failed', ...typed, failure })

type Read = Pick<Form<unknown, void>, 'lists' | 'file'>

async function readFields(
  request: Request,
  { lists, file }: Read,
): Promise<SubmittedValues & { file?: Upload | undefined }> {
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/')
  const { texts, files } = await (file && isMultipart ? readParts(request) : readTexts(request)).catch(() => {
    throw data(null, { status: 400 })
  })
  const chosen = { file: files.find(([name]) => name === file)?.[1] }
  if (!lists) return { values: Object.fromEntries(texts), ...chosen }
  const all = (list: string) => texts.filter(([name]) => name === list).map(([, value]) => value)
  return {
    values: Object.fromEntries(texts.filter(([name]) => !lists.includes(name))),
    lists: Object.fromEntries(lists.map((list) => [list, all(list)])),
    ...chosen,
  }
}

async function readTexts(request: Request): Promise<Parts> {
  const form = await request.formData()
  return { texts: [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'), files: [] }
}

/** Schemas write a translation key as their message; the first one a field has is shown. */
function fieldErrors(error: z.ZodError): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0])
    errors[field] ??= {
      key: issue.message as FieldErrorKey,
      ...(issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}),
      ...(issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}),
    }
  }
  return errors
}
