import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { showToast } from '~/ui/toast'
import { useForm } from '~/web/forms/use-form'
import type { UserForm, UserFormName } from '../model'
import { userNotice } from './labels'

/** A form of the users page, whose result is a toast. Forms with the same `key` are busy together. */
export function useUserForm(name: UserFormName, options: { action: string; key?: string }) {
  const mailLeaves = useMailLeaves()
  return useForm<UserForm>(name, {
    ...options,
    onResult: (result) => {
      const { title, text, tone } = userNotice(result, mailLeaves)
      showToast({ title, description: text, tone })
    },
  })
}
