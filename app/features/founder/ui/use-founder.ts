import { namesFounder } from '~/brand/brand'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { founderMessages } from '~/i18n/messages/founder'

/** The founder's name in a sentence and as a signature; the partners in the page's language while no name is set. */
export function useFounder() {
  const t = useTranslations(founderMessages)
  const { brand, voice } = useSite()
  const { product, founder } = brand
  return namesFounder(brand)
    ? { name: founder, signature: founder, isNamed: true, voice }
    : { name: t('partners', { product }), signature: t('signature', { product }), isNamed: false, voice }
}
