import type { TemplateItem } from '~/db/schema/deliverables'
import type { EngagementLine } from '~/db/schema/engagements'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { ambassadorItems, embassyItems, hospitalItems } from './templates-others'
import { exchangeItems, speedDialItems, upgradeItems, visitItems } from './templates-suppliers'

/** What an engagement begins with, until a program's template is edited. */
export const defaultTemplates: Record<EngagementProgram, TemplateItem[]> = {
  visits: visitItems,
  exchange: exchangeItems,
  speedDial: speedDialItems,
  ambassadors: ambassadorItems,
  embassy: embassyItems,
  upgrades: upgradeItems,
  hospital: hospitalItems,
}

type Bought = { tier: string; lines: readonly Pick<EngagementLine, 'kind' | 'key'>[] }

/** The items for what was bought. `addOn` may name a group of add-ons: `support` stands for `support.entry` too. */
export const itemsFor = (template: readonly TemplateItem[], { tier, lines }: Bought) =>
  template.filter(({ addOn, tiers }) => {
    const isBought = lines.some(({ kind, key }) => kind === 'addOn' && (key === addOn || key.startsWith(`${addOn}.`)))
    return (addOn === undefined || isBought) && (tiers === undefined || tiers.includes(tier))
  })
