import type { Factor } from '~/features/factors/model'

/** How someone proved who they are when they signed in, as events store it. */
export type SignInWay =
  | 'password'
  | 'passkey'
  | 'organisation'
  | 'organisation, two factors'
  | `${Factor} as second step`
