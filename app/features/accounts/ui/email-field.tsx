import { useState } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { isCompanyAddress } from '~/lib/sign-in-policy'
import { TextField } from '~/ui/field'

type Props = {
  /** Said as soon as an address of another domain has been typed; the server says it in any case. */
  early?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  defaultValue?: string | undefined
}

export function EmailField({ early, hint, error, defaultValue }: Props) {
  const t = useTranslations('login')
  const { domain } = useSite().brand
  const [typed, setTyped] = useState('')
  const isForeign = /@.+\../.test(typed) && !isCompanyAddress(typed.trim(), domain)
  return (
    <TextField
      name="email"
      type="email"
      label={t('email')}
      hint={hint}
      required
      maxLength={254}
      autoComplete="username"
      defaultValue={defaultValue}
      onBlur={(event) => setTyped(event.target.value)}
      error={error ?? (early && isForeign ? early : undefined)}
    />
  )
}
