import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormResult } from './form-result'
import { shouldRevalidate } from './form-route'

/** `shouldRevalidate` of a page that must not load again after these refusals, so that typed text stays in it. */
export const revalidateUnlessRefused =
  (...reasons: string[]) =>
  (args: ShouldRevalidateFunctionArgs) => {
    const result: FormResult | undefined = args.actionResult
    return (result?.state !== 'refused' || !reasons.includes(result.reason)) && shouldRevalidate(args)
  }
