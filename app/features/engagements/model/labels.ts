import type { ProgramsTranslator } from '~/features/programs/model/price-labels'
import type { messages as offerMessages } from '~/i18n/messages/engagement-offer/en'
import type { Translator } from '~/i18n/translator'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { EngagementLine } from '../model'

type OfferTranslator = Translator<typeof offerMessages>
type Names = { program: string; tier: (key: string) => string; addOn?: (key: string) => string }

/** The part of a key behind its list: `base` of `studyVisit.base`. */
const behindDot = (key: string) => key.slice(key.indexOf('.') + 1)

/** Keys come from the database, so they are texts; one that the price list no longer has is shown as it is. */
const namesOf: Record<EngagementProgram, (t: ProgramsTranslator, offer: OfferTranslator) => Names> = {
  visits: (t) => ({
    program: t('visits.title'),
    tier: (key) => t(`visits.tiers.${key as 'core'}.name`),
    addOn: (key) => t(`visits.addOns.${key as 'memo'}.name`),
  }),
  exchange: (t) => ({
    program: t('exchange.title'),
    tier: (key) => t(`exchange.tiers.${key as 'premium'}.name`),
    addOn: (key) => t(`exchange.addOns.${key as 'seat'}.name`),
  }),
  ambassadors: (t) => ({
    program: t('ambassadors.title'),
    tier: (key) => t(`ambassadors.tiers.${key as 'patron'}.name`),
  }),
  speedDial: (t, offer) => ({
    program: t('speedDial.title'),
    tier: () => offer('tiers.line'),
    addOn: (key) => offer('day', { name: t(`speedDial.dayRates.${behindDot(key) as 'travel'}`) }),
  }),
  embassy: (t, offer) => ({
    program: t('embassy.title'),
    tier: (key) => t(`embassy.packages.${key as 'nordics'}.name`),
    addOn: (key) =>
      key.startsWith('support.')
        ? offer('support', { name: t(`support.tiers.${behindDot(key) as 'entry'}`) })
        : offer('studyVisit', { name: t(`studyVisits.tiers.${behindDot(key) as 'base'}`) }),
  }),
  upgrades: (t) => ({ program: t('upgrades.title'), tier: (key) => t(`upgrades.tiers.${key as 'partner'}`) }),
  hospital: (t, offer) => ({ program: t('hospitalTime.title'), tier: () => offer('tiers.partner') }),
}

/** Names of programs, levels and add-ons in the language of the translators. */
export function engagementLabels(t: ProgramsTranslator, offer: OfferTranslator) {
  const line = (program: EngagementProgram, { kind, key }: Pick<EngagementLine, 'kind' | 'key'>) => {
    const names = namesOf[program](t, offer)
    return kind === 'tier' ? names.tier(key) : (names.addOn?.(key) ?? key)
  }
  return {
    program: (program: EngagementProgram) => namesOf[program](t, offer).program,
    line,
    /** 'Clinical visits, Core'. */
    offering: ({ program, tier }: { program: EngagementProgram; tier: string }) =>
      `${namesOf[program](t, offer).program}, ${line(program, { kind: 'tier', key: tier })}`,
  }
}
export type EngagementLabels = ReturnType<typeof engagementLabels>
