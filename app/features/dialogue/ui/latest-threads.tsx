import { CardFailed } from '~/features/members/ui/card-failed'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { type DialogueUpdates, dialoguePage, newThreadPage } from '../model'
import { ThreadList } from './thread-list'

const link = 'inline-flex min-h-11 items-center text-sm underline underline-offset-4'

/** How many messages are new, beside the title of a card. */
export function UnreadBadge({ dialogue }: { dialogue: DialogueUpdates | null }) {
  const t = useTranslations(dialogueMessages)
  return dialogue && dialogue.unread > 0 ? <Badge tone="action">{t('unread', { count: dialogue.unread })}</Badge> : null
}

/** The latest threads, with the ways to all of them and to a new one. Null: they could not be loaded. */
export function LatestThreads({ dialogue }: { dialogue: DialogueUpdates | null }) {
  const t = useTranslations(dialogueMessages)
  if (!dialogue) return <CardFailed>{t('card.unavailable')}</CardFailed>
  return (
    <>
      <ThreadList threads={dialogue.threads} label={t('list')} />
      <p className="mt-1 flex flex-wrap justify-between gap-x-6">
        <Link to={newThreadPage()} className={link}>
          {t('write')}
        </Link>
        <Link to={dialoguePage} className={link}>
          {t('all')}
        </Link>
      </p>
    </>
  )
}
