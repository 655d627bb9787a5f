import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router'
import type { FormResult, FormTypes } from '~/web/forms/form-result'

/** A router that shows one element at an address; `posted` is the result of a form that was sent without JavaScript. */
export function postedRouter<Types extends FormTypes>(
  element: ReactElement,
  address: string,
  posted?: FormResult<Types>,
) {
  const path = address.split(/[?#]/)[0] ?? address
  return createMemoryRouter([{ id: 'page', path, element }], {
    initialEntries: [address],
    hydrationData: { loaderData: {}, ...(posted ? { actionData: { page: posted } } : {}) },
  })
}
