import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormResult } from './form-result'
import { shouldRevalidate } from './form-route'

/** `shouldRevalidate` of a page that must stay as it is after these refusals, with what was typed into it. */
export const revalidateUnlessRefused =
  (...reasons: string[]) =>
  (args: ShouldRevalidateFunctionArgs) => {
    const result: FormResult | undefined = args.actionResult
    return (result?.state !== 'refused' || !reasons.includes(result.reason)) && shouldRevalidate(args)
  }
