import { useState } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { emailLength } from '~/lib/field-lengths'
import { isCompanyAddress } from '~/lib/sign-in-policy'
import { TextField } from '~/ui/field'

type Props = {
  name: string
  /** Shown as soon as an address of another domain has been typed; the server checks it in any case. */
  foreignDomainError?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  defaultValue?: string | undefined
}

export function EmailField({ name, foreignDomainError, hint, error, defaultValue }: Props) {
  const t = useTranslations(loginMessages)
  const { domain } = useSite().brand
  const [typed, setTyped] = useState('')
  const isForeign = /@.+\../.test(typed) && !isCompanyAddress(typed.trim(), domain)
  return (
    <TextField
      name={name}
      type="email"
      label={t('email')}
      hint={hint}
      required
      maxLength={emailLength}
      autoComplete="username"
      defaultValue={defaultValue}
      onBlur={(event) => setTyped(event.target.value)}
      error={error ?? (isForeign ? foreignDomainError : undefined)}
    />
  )
}
