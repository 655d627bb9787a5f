import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '~/ui/toast'
import type { UserAnswer } from '../model'
import { noticeFor } from './labels'

/** A form that is answered in passing: the list stays as it is, and a toast says what came of it. */
export function useUserForm() {
  const { Form, data, state, formData } = useFetcher<UserAnswer>()
  useEffect(() => {
    const notice = data && noticeFor(data)
    if (notice) showToast({ title: notice.title, description: notice.text, tone: notice.tone })
  }, [data])
  return { Form, answer: data, busy: state !== 'idle', formData }
}
