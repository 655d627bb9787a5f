import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { addressChangeMessages } from '~/i18n/messages/address-change'
import type { AddressRefusal } from '../model'

/** Why the address was not changed. */
export function useAddressRefusal(reason: AddressRefusal | undefined): string | undefined {
  const t = useTranslations(addressChangeMessages, 'refused')
  const { domain } = useSite().brand
  return reason && t(reason, { domain })
}
