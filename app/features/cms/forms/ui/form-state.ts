import { createContext, use } from 'react'
import type { LeafKind } from '~/features/cms/fields/model'
import type { Values } from '../model'
import { type ControlError, problemLabel } from './labels'

type FormState = {
  values: Values
  errors: Record<string, ControlError>
  /** Translations that are missing or older than their English, by control. */
  translationIssues: Record<string, 'missing' | 'outdated'>
  /** Where the buttons of lists send the form. */
  arrangeAction: string
}

export const FormStateContext = createContext<FormState>({
  values: {},
  errors: {},
  translationIssues: {},
  arrangeAction: '',
})

/** What a control holds, and what is wrong with it. */
export function useControlState() {
  const { values, errors, translationIssues, arrangeAction } = use(FormStateContext)
  return {
    arrangeAction,
    values,
    textOf: (name: string) => values[name] ?? '',
    gapOf: (name: string) => translationIssues[name],
    errorOf: (name: string, kind: LeafKind | 'list') => {
      const error = errors[name]
      return error && problemLabel(kind, error)
    },
  }
}
