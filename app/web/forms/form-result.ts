/** What a form's command returns, and the reasons for which it refuses. */
export type FormTypes = { data: unknown; reason: string }

/** What the action of a form answers. `errors` and `failure` are keys of the `forms` messages. */
export type FormResult<Types extends FormTypes = FormTypes> = { form: string } & (
  | { state: 'done'; data: Types['data'] }
  | ({ state: 'invalid'; errors: Record<string, FieldError> } & SubmittedValues)
  | ({ state: 'refused'; reason: Types['reason']; by?: string } & SubmittedValues)
  | ({ state: 'failed'; failure: FormFailure } & SubmittedValues)
)

/** The submitted fields, without passwords. A field that may be sent several times, such as checkboxes, is a list. */
export type SubmittedValues = { values: Record<string, string>; lists?: Record<string, string[]> }

export type FieldErrorKey = 'required' | 'email' | 'choice' | 'tooLong' | 'tooShort' | 'characters' | 'webAddress'
/** `text` replaces the key's message where there is more to say, as about a file. */
export type FieldError = { key: FieldErrorKey; max?: number; min?: number; text?: string }
/** The messages of a `PasswordFailure` are not sent to public pages, which have no password field. */
export type FormFailure = 'failed' | 'offline' | 'tooMany' | PasswordFailure
export type PasswordFailure = 'tooManySignIns' | 'busy'

/** The key of the `forms` messages for a failure, on a form without a password. */
export const failureKey = (failure: FormFailure) =>
  failure === 'offline' || failure === 'tooMany' ? failure : 'failed'

/** A field hidden from people: only scripts fill it in. */
export const honeypot = 'website'

/** A hidden field with the name under which the form's unsaved text is stored. */
export const unsavedField = 'unsaved'

/** Passwords never leave the request: no page, cache, log or storage holds one. */
export const isPasswordField = (name: string) => /password|current/.test(name)

/** Which form of a route a request is for. A route with one form needs no parameter. */
export const formParameter = 'form'

/** Names what was done before a redirect to the page. */
export const noticeParameter = 'notice'
