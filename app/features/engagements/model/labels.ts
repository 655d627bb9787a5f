import type { ProgramsTranslator } from '~/features/programs/model/price-labels'
import type { messages as offerMessages } from '~/i18n/messages/engagement-offer/en'
import type { Translator } from '~/i18n/translator'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { EngagementLine } from '../model'

type OfferTranslator = Translator<typeof offerMessages>
type Names = { program: string; tier: (key: string) => string; addOn?: (key: string) => string }

/** The part of a key behind its list: `base` of `studyVisit.base`. */
const behindDot = (key: string) => key.slice(key.indexOf('.') + 1)

/** The name at `path`. Keys come from the database: one that the price list no longer has is shown as it is. */
function nameAt(t: ProgramsTranslator, path: string, key: string): string {
  const known = path as 'visits.title'
  return t.has(known) ? t(known) : key
}

const namesOf: Record<EngagementProgram, (t: ProgramsTranslator, offer: OfferTranslator) => Names> = {
  visits: (t) => ({
    program: t('visits.title'),
    tier: (key) => nameAt(t, `visits.tiers.${key}.name`, key),
    addOn: (key) => nameAt(t, `visits.addOns.${key}.name`, key),
  }),
  exchange: (t) => ({
    program: t('exchange.title'),
    tier: (key) => nameAt(t, `exchange.tiers.${key}.name`, key),
    addOn: (key) => nameAt(t, `exchange.addOns.${key}.name`, key),
  }),
  ambassadors: (t) => ({
    program: t('ambassadors.title'),
    tier: (key) => nameAt(t, `ambassadors.tiers.${key}.name`, key),
  }),
  speedDial: (t, offer) => ({
    program: t('speedDial.title'),
    tier: () => offer('tiers.line'),
    addOn: (key) => offer('day', { name: nameAt(t, `speedDial.dayRates.${behindDot(key)}`, key) }),
  }),
  embassy: (t, offer) => ({
    program: t('embassy.title'),
    tier: (key) => nameAt(t, `embassy.packages.${key}.name`, key),
    addOn: (key) =>
      key.startsWith('support.')
        ? offer('support', { name: nameAt(t, `support.tiers.${behindDot(key)}`, key) })
        : offer('studyVisit', { name: nameAt(t, `studyVisits.tiers.${behindDot(key)}`, key) }),
  }),
  upgrades: (t) => ({ program: t('upgrades.title'), tier: (key) => nameAt(t, `upgrades.tiers.${key}`, key) }),
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
