import { Panel } from '~/features/members/ui/panel'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import type { DialogueUpdates } from '../model'
import { LatestThreads, UnreadBadge } from './latest-threads'

/** Below what everyone sees on a role's page: the latest threads of the reader's organisation. Not there while it has none. */
export function DialogueSection({ dialogue }: { dialogue: DialogueUpdates | null }) {
  const t = useTranslations(dialogueMessages)
  if (dialogue?.threads.length === 0) return null
  return (
    <div className="border-line border-t">
      <div className="wrap py-10">
        <Panel title={t('title')} badge={<UnreadBadge dialogue={dialogue} />}>
          <LatestThreads dialogue={dialogue} />
        </Panel>
      </div>
    </div>
  )
}
