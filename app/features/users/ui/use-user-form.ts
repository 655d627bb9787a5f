import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '~/ui/toast'
import type { UserAnswer } from '../model'
import { tell } from './words'

/** A form that is answered in passing: the list stays as it is, and a toast says what came of it. */
export function useUserForm() {
  const { Form, data, state, formData } = useFetcher<UserAnswer>()
  useEffect(() => {
    const told = data && tell(data)
    if (told) showToast({ title: told.title, description: told.text, tone: told.tone })
  }, [data])
  return { Form, answer: data, busy: state !== 'idle', formData }
}
