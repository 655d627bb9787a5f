/** What a form's action answers, and what its page shows. `errors` and `failure` are translation keys. */
export type FormResult =
  | { state: 'done' }
  | ({ state: 'invalid'; errors: Record<string, FieldError> } & SubmittedValues)
  | ({ state: 'failed'; failure: FormFailure } & SubmittedValues)
  /** Nothing is wrong with the fields, but it can't be done; `reason` is a key of the form's own texts. */
  | ({ state: 'refused'; reason: string } & SubmittedValues)

/** What was typed. A field that may be sent several times, like boxes of one name, is among the lists. */
export type SubmittedValues = { values: Record<string, string>; lists?: Record<string, string[]> }

export type FieldErrorKey = 'required' | 'email' | 'choice' | 'tooLong' | 'tooShort' | 'characters' | 'webAddress'
/** `text` stands instead of the key's words where there is more to say, as about a file. */
export type FieldError = { key: FieldErrorKey; max?: number; min?: number; text?: string }
/** Those of `PasswordFailure` are of forms with a password alone, whose texts public pages are not sent. */
export type FormFailure = 'failed' | 'tooMany' | PasswordFailure
export type PasswordFailure = 'tooManySignIns' | 'busy'

export const isPasswordFailure = (failure: FormFailure): failure is PasswordFailure =>
  failure === 'tooManySignIns' || failure === 'busy'

/** The key of the `forms` texts that says what happened, on a form without a password. */
export const failureKey = (failure: FormFailure) => (isPasswordFailure(failure) ? 'failed' : failure)

/** A field no person sees: whoever fills it in is a script. */
export const honeypot = 'website'

/** For `clientAction`: a connection that fails becomes an answer on the form, not an error page. */
export async function whenOffline(send: () => Promise<FormResult>): Promise<FormResult> {
  try {
    return await send()
  } catch (error) {
    // A redirect is thrown too, and is no failure.
    if (error instanceof Response) throw error
    return { state: 'failed', values: {}, failure: 'failed' }
  }
}
