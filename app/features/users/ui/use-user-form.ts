import { showToast } from '~/ui/toast'
import { useForm } from '~/web/forms/use-form'
import type { UserForm, UserFormName } from '../model'
import { userNotice } from './labels'

/** A form of the users page, whose result is a toast. Forms with the same `key` are busy together. */
export const useUserForm = (name: UserFormName, options: { action: string; key?: string }) =>
  useForm<UserForm>(name, {
    ...options,
    onResult: (result) => {
      const notice = userNotice(result)
      if (notice) showToast({ title: notice.title, description: notice.text, tone: notice.tone })
    },
  })
