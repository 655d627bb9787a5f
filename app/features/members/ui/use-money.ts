import { currency } from '~/features/programs/model/figures'
import { useFormatter, useTranslations } from '~/i18n/language'
import { engagementOfferMessages } from '~/i18n/messages/engagement-offer'

/** An amount in the reader's language; nothing is written as such. A no-break space keeps it and its currency on one line. */
export function useMoney() {
  const t = useTranslations(engagementOfferMessages)
  const format = useFormatter()
  return (amount: number) => (amount === 0 ? t('free') : `${format.number(amount)}\u00a0${currency}`)
}
