import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'

type Written = { author: string; isOwn: boolean; isFromTeam: boolean }

/** Who wrote a message, as the members of the organisation read it. An author whose data was erased has no name. */
export function useAuthor() {
  const t = useTranslations(dialogueMessages)
  const { product } = useSite().brand
  return ({ author, isOwn, isFromTeam }: Written) => {
    if (isOwn) return t('you')
    return author || (isFromTeam ? t('team', { product }) : t('formerMember'))
  }
}
