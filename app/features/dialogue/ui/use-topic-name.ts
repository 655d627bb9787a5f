import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import type { ThreadTopic } from '../model'

/** What a thread is about, in the page's language. */
export function useTopicName() {
  const t = useTranslations(dialogueMessages)
  const labels = useEngagementLabels()
  return (topic: ThreadTopic) => {
    if (topic.kind === 'event') return t('event', { title: topic.title })
    if (topic.kind === 'introduction') return t('introduction', topic)
    return t('engagement', { program: labels.offering(topic) })
  }
}
