import type { RefObject } from 'react'
import { useAuth } from '~/features/members/ui/auth'
import { unsavedField } from '~/web/forms/form-result'
import { useUnsavedForm } from '~/web/forms/unsaved-form'

type Props = { form: RefObject<HTMLFormElement | null>; name: string }

/**
 * Keeps what someone types in the tab until it was sent. Within the form, so that it begins anew with new fields; the
 * name has the user, so that the next person who signs in there does not see it.
 */
export function TextInTab({ form, name }: Props) {
  const { user } = useAuth()
  const ownName = `${name}:${user?.id ?? ''}`
  useUnsavedForm(form, ownName, false)
  return <input type="hidden" name={unsavedField} value={ownName} />
}
