import {
  type ClientActionFunctionArgs,
  type HeadersFunction,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { type FormResult, formParameter, isPasswordField, type SubmittedValues, unsavedField } from './form-result'

// A route with forms exports all three: `export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'`.
// A layout of such routes exports `shouldRevalidate`: its data is loaded again with theirs.

/** A failed connection becomes a result of the form, with what was typed, instead of the error page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const submitted = await request.clone().formData()
  try {
    const result = await serverAction<FormResult>()
    if (result.state === 'done') await forgetUnsaved(submitted)
    return result
  } catch (error) {
    if (error instanceof Response) {
      await forgetUnsaved(submitted, error)
      throw error
    }
    // Its page says why: no right, or an admin who views the pages as someone else.
    if (isRouteErrorResponse(error) && error.status === 403) throw error
    const form = new URL(request.url).searchParams.get(formParameter) ?? ''
    // `fetch` rejects with a TypeError when no answer has come; an answer that can't be read is another error.
    const failure = error instanceof TypeError ? 'offline' : 'failed'
    return { form, state: 'failed', failure, ...textFields(submitted) } satisfies FormResult
  }
}

/** Only forms that store what is typed have the field; the others do not load the code for it. */
async function forgetUnsaved(submitted: FormData, redirect?: Response) {
  const name = submitted.get(unsavedField)
  if (typeof name === 'string') await import('./unsaved-storage').then((storage) => storage.forgetSaved(name, redirect))
}

/** Every field is among the lists too, since only the server knows which ones may be sent several times. */
function textFields(submitted: FormData): SubmittedValues {
  const values: Record<string, string> = {}
  const lists: Record<string, string[]> = {}
  for (const [name, value] of submitted) {
    if (typeof value !== 'string' || isPasswordField(name)) continue
    values[name] = value
    lists[name] = [...(lists[name] ?? []), value]
  }
  return { values, lists }
}

/** Lets `Retry-After` of a 429 or 503 reach the client. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/**
 * Loads the page's data again after a command that ran, and after a refusal, which often means that someone else has
 * changed the data. Not after a failed connection: loading would fail too and replace the form by an error page.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const result: FormResult | undefined = actionResult
  if (!result?.state) return defaultShouldRevalidate
  return result.state === 'done' || result.state === 'refused'
}
