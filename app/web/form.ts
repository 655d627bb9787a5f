/** What a form's action answers, and what its page shows. `errors` and `failure` are translation keys. */
export type FormAnswer =
  | { state: 'done' }
  | { state: 'invalid'; values: Record<string, string>; errors: Record<string, FieldError> }
  | { state: 'failed'; values: Record<string, string>; failure: FormFailure }

export type FieldErrorKey = 'required' | 'email' | 'choice' | 'tooLong' | 'characters'
export type FieldError = { key: FieldErrorKey; max?: number }
export type FormFailure = 'failed' | 'tooMany'

/** A field no person sees: whoever fills it in is a script. */
export const honeypot = 'website'

/** For `clientAction`: a connection that fails becomes an answer on the form, not an error page. */
export async function whenOffline(send: () => Promise<FormAnswer>): Promise<FormAnswer> {
  try {
    return await send()
  } catch {
    return { state: 'failed', values: {}, failure: 'failed' }
  }
}
