import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { programsMessages } from '~/i18n/messages/programs'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { ThreadTopic } from '../model'

/** Hospitals are listed under the time that they give. */
const keyOf = (program: EngagementProgram) => (program === 'hospital' ? 'hospitalTime' : program)

/** What a thread is about, in the page's language. */
export function useTopicName() {
  const t = useTranslations(dialogueMessages)
  const ofPrograms = useTranslations(programsMessages)
  return (topic: ThreadTopic) =>
    topic.kind === 'event'
      ? t('event', { title: topic.title })
      : t('engagement', { program: ofPrograms(`${keyOf(topic.program)}.title`) })
}
