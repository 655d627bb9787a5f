// What identity providers say, and what can be wrong with it. Apart from the code that asks them, which stays on the server.

/** Why a request to a provider was not sent, or had no usable answer. */
export type OutgoingFault = 'protocol' | 'private' | 'unreachable' | 'timeout' | 'too-large'

/**
 * What is wrong with a provider. `metadata`: its address answers, but not with what a provider says of itself. `issuer`: it
 * says that it is another one. `endpoints`: it lacks one that is needed, or names one that may not be asked.
 */
export type ProviderFault = OutgoingFault | 'metadata' | 'issuer' | 'endpoints'

/**
 * Why an answer was refused. `denied`: the person or the provider did not want to. `clock`: a time in it is over or still to
 * come. `unavailable`: the provider did not answer us. `answer`: all else, from a wrong signature to a wrong secret.
 */
export type AnswerFault = 'denied' | 'clock' | 'unavailable' | 'answer'

type Flag = boolean | string | number | undefined

/** What a provider says about who has signed in. The types are checked, the meaning is not. */
export type ProviderClaims = {
  iss: string
  sub: string
  email?: string | undefined
  email_verified?: Flag
  xms_edov?: Flag
  name?: string | undefined
  amr?: string[] | undefined
  auth_time?: number | undefined
}
