import type { ProgramsTranslator } from '~/features/programs/model/price-labels'
import { useTranslations } from '~/i18n/language'
import { engagementOfferMessages } from '~/i18n/messages/engagement-offer'
import { programsMessages } from '~/i18n/messages/programs'
import { type EngagementLabels, engagementLabels } from '../model/labels'

/** Cached by translator: there is one translator per language. */
const cached = new WeakMap<ProgramsTranslator, EngagementLabels>()

/** Names of programs, levels and add-ons in the reader's language. */
export function useEngagementLabels(): EngagementLabels {
  const t = useTranslations(programsMessages)
  const offer = useTranslations(engagementOfferMessages)
  const labels = cached.get(t) ?? engagementLabels(t, offer)
  cached.set(t, labels)
  return labels
}
