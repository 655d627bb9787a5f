import { type FactorRefusal, factorRefusals } from '../model'

/** The key of the text for a refusal. */
export const refusalKey = (reason: string | undefined): FactorRefusal | undefined =>
  factorRefusals.find((known) => known === reason)
