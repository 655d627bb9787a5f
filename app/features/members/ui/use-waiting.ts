import { useRouteLoaderData } from 'react-router'
import type { Waiting } from '~/features/workspace/model'

/** The counts that the layout of all members' pages has loaded. */
export const useWaiting = (): Waiting =>
  useRouteLoaderData<{ waiting: Waiting }>('routes/members/layout')?.waiting ?? {}
