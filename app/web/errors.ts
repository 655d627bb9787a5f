import { data } from 'react-router'
import { AppError, type ErrorKind } from '~/lib/app-error'

const statuses: Record<ErrorKind, number> = {
  'not-found': 404,
  forbidden: 403,
  'too-many': 429,
  busy: 503,
  'client-left': 503,
}

/** What a feature throws becomes the page of its status; what no one foresaw stays a 500. */
export async function throwErrorPage<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: statuses[error.kind] })
    throw error
  }
}
