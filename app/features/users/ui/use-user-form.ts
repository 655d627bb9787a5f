import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { showToast } from '~/ui/toast'
import { useForm } from '~/web/forms/use-form'
import type { UserForm, UserFormName } from '../model'
import { userNotice } from './labels'

type Options = {
  action: string
  key?: string
}

/** A form about users, whose result is a toast. */
export function useUserForm(name: UserFormName, options: Options) {
  const mailLeaves = useMailLeaves()
  return useForm<UserForm>(name, {
    ...options,
    onResult: (result) => {
      const { title, text, tone } = userNotice(result, mailLeaves)
      showToast({ title, description: text, tone })
    },
  })
}
