import { type ActionFunctionArgs, data, type Params, redirect } from 'react-router'
import type { z } from 'zod'
import { FileRefused } from '~/files/refusals'
import { AppError, Refused } from '~/lib/app-error'
import { readDeviceCookie } from '../cookies.server'
import type { Client, Ctx } from '../ctx.server'
import type { ErrorDetails } from '../error-details'
import { networkOf } from '../network.server'
import { createCtx, getScope, type Scope } from '../scope.server'
import { findRequestSession } from '../session.server'
import { delayRefusal } from './delay-refusal.server'
import {
  type FieldError,
  type FieldErrorKey,
  type FormFailure,
  type FormResult,
  formParameter,
  honeypot,
  type SubmittedValues,
  unsavedField,
} from './form-result'
import { readFields, submittedValues } from './read-fields.server'

/** The request that a form was sent with, for the few commands that need more than their input. */
type FormRequest = { request: Request; params: Params; scope: Scope }

type FormDefinition<Input, Data, Reason extends string> = {
  input: z.ZodType<Input> | ((params: Params) => z.ZodType<Input>)
  /** A Response that it returns, such as a redirect, is sent as it is; anything else is the `data` of the result. */
  run(ctx: Ctx, input: Input, form: FormRequest): Promise<Data>
  /** Every reason with which `run` may throw `Refused`. Any other one is a fault, and is logged. */
  reasons?: readonly Reason[]
  /** Limits tries by this text too, wherever they come from: a link's token, or an account. */
  limitedBy?(input: Input, scope: Scope): string
  /** Submissions from one network in ten minutes; null when the command has other limits. */
  perNetwork?: number | null
  /** Submissions of one member in ten minutes, where more than usual are needed. */
  perMember?: number
  /** Fields that are sent once for each choice; the schema gets an array of them, empty when nothing is chosen. */
  lists?: string[]
  /** Can be sent while an admin views the pages as someone else; no other form can. */
  isForViews?: boolean
  /** The field of a file; the schema gets an `Upload`, or nothing when none was chosen. */
  file?: string
}

/** Any form. `run` and `limitedBy` are methods, so that a form with a narrower input is assignable. */
type AnyForm = FormDefinition<unknown, unknown, string>

type TypesOf<Form> = Form extends {
  run: (...args: never[]) => Promise<infer Data>
  reasons?: readonly (infer Reason extends string)[]
}
  ? { data: WithoutVoid<Exclude<Data, Response>>; reason: Reason }
  : never

/** A command that returns nothing has `undefined` as its data. */
type WithoutVoid<Data> = Data extends void ? undefined : Data

/** Declares a form: what it accepts and which command it runs. */
export const form = <Input, Data, Reason extends string = never>(definition: FormDefinition<Input, Data, Reason>) =>
  definition

/** The results of all forms of a route. */
type ResultsOf<Forms> = { [Name in keyof Forms]: FormResult<TypesOf<Forms[Name]>> }[keyof Forms]

type FormAction<Forms> = ((
  args: ActionFunctionArgs,
) => Promise<ReturnType<typeof data<ResultsOf<Forms>>> | Response>) & {
  /** Type only: what `FormOf` reads. */
  forms?: Forms
}

/** The types of one form of a route's action, for `useForm`. */
export type FormOf<Action, Name extends string> =
  Action extends FormAction<infer Forms> ? (Name extends keyof Forms ? TypesOf<Forms[Name]> : never) : never

type FormOptions = {
  /** For a route without a page: the page that a form sent without JavaScript is redirected to. */
  page?: (form: FormRequest, result: FormResult) => string
  /** The form of a POST that names none, as mail programs send it; by default the only one. */
  unnamed?: string
}

/**
 * The action of a route with these forms; `?form=` names the one that was sent. Answers 422 with field errors or a
 * reason, 429, 503, or 200 with the command's data; what was submitted comes back with every failure.
 */
export function formActions<Forms extends Record<string, AnyForm>>(
  forms: Forms,
  { page, unnamed }: FormOptions = {},
): FormAction<Forms> {
  const names = Object.keys(forms)
  const onlyName = names.length === 1 ? names[0] : undefined
  return async ({ request, params, context, pattern }) => {
    if (request.method !== 'POST') throw data(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
    const name = new URL(request.url).searchParams.get(formParameter) ?? unnamed ?? onlyName
    const definition = name !== undefined && Object.hasOwn(forms, name) ? forms[name] : undefined
    if (name === undefined || !definition) throw data(null, { status: 400 })
    const formRequest = { request, params, scope: getScope(context) }
    if (!definition.isForViews && (await isViewing(formRequest)))
      throw data<ErrorDetails>({ isViewing: true }, { status: 403 })
    const answer = await submitForm(definition, name, `${pattern}:${name}`, formRequest)
    if (answer instanceof Response || !page || !request.headers.get('Accept')?.includes('text/html')) return answer
    return redirect(page(formRequest, answer.data), 303)
  }
}

/** Public pages load no session, so their forms look for it: nothing is sent while an admin views the pages as someone else. */
async function isViewing({ request, scope }: FormRequest) {
  // Without a database the command fails by itself, and says so.
  const session = scope.session ?? (await findRequestSession(request, scope).catch(() => undefined))
  return session?.view !== undefined
}

async function submitForm(form: AnyForm, name: string, limitName: string, formRequest: FormRequest) {
  const { request, params, scope } = formRequest
  const fields = await readFields(request, { lists: form.lists ?? [], file: form.file })
  const submitted = submittedValues(fields)
  const answer = (result: WithoutName<FormResult>, status: number, headers: HeadersInit = {}) =>
    data<FormResult>({ form: name, ...result }, { status, headers })
  const schema = typeof form.input === 'function' ? form.input(params) : form.input
  const file = form.file ? { [form.file]: fields.upload } : {}
  const parsed = schema.safeParse({ ...fields.values, ...fields.lists, ...file })
  if (!parsed.success) return answer({ state: 'invalid', ...submitted, errors: fieldErrors(parsed.error) }, 422)
  try {
    await countSubmission(form, limitName, scope, parsed.data)
    const unsavedForm = fields.values[unsavedField]
    const ctx = { ...createCtx(scope), client: clientOf(request, scope), ...(unsavedForm && { unsavedForm }) }
    // A script that fills the honeypot gets the answer of a success, so that it has no reason to try again.
    const result = fields.values[honeypot] ? undefined : await form.run(ctx, parsed.data, formRequest)
    return result instanceof Response ? result : answer({ state: 'done', data: result }, 200)
  } catch (error) {
    if (error instanceof Refused && form.reasons?.includes(error.reason)) {
      const { reason, by } = error
      return answer({ state: 'refused', ...submitted, reason, ...(by ? { by } : {}) }, 422)
    }
    if (error instanceof FileRefused && form.file) {
      const errors = { [form.file]: { key: 'choice' as const, text: error.message } }
      return answer({ state: 'invalid', ...submitted, errors }, 422)
    }
    if (error instanceof AppError && isTemporary(error)) {
      await delayRefusal()
      const headers = { 'Retry-After': String(error.retryAfterSeconds) }
      return answer(failed(submitted, failureOf(error)), error.kind === 'too-many' ? 429 : 503, headers)
    }
    // A thrown redirect or status page (no Error), and what the caller may not see or do, are answered by the router.
    if (!(error instanceof Error) || (error instanceof AppError && error.kind !== 'client-left')) throw error
    if (!(error instanceof AppError)) scope.log.error({ err: error, form: limitName }, 'form failed')
    return answer(failed(submitted, 'failed'), 503)
  }
}

type WithoutName<Result> = Result extends unknown ? Omit<Result, 'form'> : never

const isTemporary = ({ kind }: AppError) => kind === 'too-many' || kind === 'busy'

const failureOf = ({ kind, message }: AppError): FormFailure => {
  if (kind === 'busy') return 'busy'
  return message === 'forms.tooManySignIns' ? 'tooManySignIns' : 'tooMany'
}

const failed = (submitted: SubmittedValues, failure: FormFailure) =>
  ({ state: 'failed', ...submitted, failure }) as const

/** Visitors are counted by network; members by person within it, since an office is one network with many of them. */
async function countSubmission(form: AnyForm, name: string, scope: Scope, input: unknown) {
  const { session, clientAddress, services } = scope
  if (!session) {
    if (form.perNetwork !== null) await services.limiter.count(name, clientAddress, form.perNetwork)
    // Admins work through lists of hundreds; the command checks what they may do.
  } else if (!session.isAdmin) {
    await services.limiter.countBy(name, `${session.user.id} ${networkOf(clientAddress).narrow}`, form.perMember)
  }
  if (form.limitedBy) await services.limiter.countBy(`${name}-by`, form.limitedBy(input, scope))
}

function clientOf(request: Request, scope: Scope): Client {
  const { narrow, wide } = networkOf(scope.clientAddress)
  const deviceCookie = readDeviceCookie(request, scope.services.settings)
  const userAgent = request.headers.get('User-Agent') ?? ''
  return { network: narrow, wideNetwork: wide, deviceCookie, userAgent, signal: request.signal }
}

/**
 * Schemas give a key of the `forms` messages as their message or, on admin pages, which are in English only, a sentence.
 * A field shows its first error.
 */
function fieldErrors(error: z.ZodError): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0])
    errors[field] ??= {
      ...(issue.message.includes(' ')
        ? { key: 'choice' as const, text: issue.message }
        : { key: issue.message as FieldErrorKey }),
      ...(issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}),
      ...(issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}),
    }
  }
  return errors
}
