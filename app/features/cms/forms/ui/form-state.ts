import { createContext, use } from 'react'
import type { LeafKind } from '~/features/cms/fields/model'
import type { Values } from '../model'
import { type ControlError, problemLabel } from './labels'

type FormState = {
  values: Values
  errors: Record<string, ControlError>
  /** Translations that are missing or older than their English, by control. */
  translationIssues: Record<string, 'missing' | 'outdated'>
  /** The form action of the buttons of lists. */
  arrangeAction: string
}

export const FormStateContext = createContext<FormState>({
  values: {},
  errors: {},
  translationIssues: {},
  arrangeAction: '',
})

/** Value, error and translation issue of a control. */
export function useControlState() {
  const { values, errors, translationIssues, arrangeAction } = use(FormStateContext)
  return {
    arrangeAction,
    values,
    textOf: (name: string) => values[name] ?? '',
    issueOf: (name: string) => translationIssues[name],
    errorOf: (name: string, kind: LeafKind | 'list') => {
      const error = errors[name]
      return error && problemLabel(kind, error)
    },
  }
}
