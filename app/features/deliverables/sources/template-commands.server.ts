import { eq } from 'drizzle-orm'
import { deliverableTemplates, type TemplateItem } from '~/db/schema/deliverables'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import { type EngagementProgram, programNames } from '~/lib/engagement-programs'
import { isSame } from '../model/same'
import { hasUnknownDue, isOffered, maxTemplateItems, type TemplateRefusal, textsOf } from '../model/template-form'
import { defaultTemplates } from '../model/templates'
import type { TemplateItemInput } from '../schema'
import { readTemplate } from './templates.server'

const refused = (reason: TemplateRefusal) => new Refused(reason)

type OfProgram = { program: EngagementProgram; version: number }

/** Changes an item, or adds one at the end. Engagements that have started keep what they have. */
export const editTemplate = adminCommand('engagement.manage', (ctx, input: OfProgram & TemplateItemInput) =>
  changeItems(ctx, input, (items) => {
    const item = itemFrom(input)
    if (!isOffered(input.program, item)) throw refused('unknown-choice')
    const changed = items.some(({ key }) => key === item.key)
      ? items.map((each) => (each.key === item.key ? item : each))
      : [...items, item]
    if (changed.length > maxTemplateItems) throw refused('too-many')
    if (hasUnknownDue(changed)) throw refused('circle')
    return changed
  }),
)

/** One that others are counted from can't go before them. */
export const removeTemplateItem = adminCommand('engagement.manage', (ctx, input: OfProgram & { key: string }) =>
  changeItems(ctx, input, (items) => {
    if (items.some(({ due }) => due.after === input.key)) throw refused('is-followed')
    return items.filter(({ key }) => key !== input.key)
  }),
)

/** Back to the template in the code. */
export const restoreTemplate = adminCommand('engagement.manage', (ctx, input: OfProgram) =>
  changeItems(ctx, input, () => defaultTemplates[input.program]),
)

/** The first change of a template inserts its row; of two at once the unique key lets one in. */
async function changeItems(
  ctx: AdminCtx,
  { program, version }: OfProgram,
  change: (items: TemplateItem[]) => TemplateItem[],
) {
  await ctx.db
    .insert(deliverableTemplates)
    .values({ program, items: defaultTemplates[program], updatedAt: ctx.now })
    .onConflictDoNothing()
  const isIt = eq(deliverableTemplates.program, program)
  await ctx.db.select().from(deliverableTemplates).where(isIt).for('update')
  const before = await readTemplate(ctx, program)
  const items = change(before.items)
  // A second click finds no difference.
  if (isSame(items, before.items)) return
  if (before.version !== version) throw refused('stale')
  await ctx.db
    .update(deliverableTemplates)
    .set({ items, version: before.version + 1, updatedAt: ctx.now })
    .where(isIt)
  await ctx.record({ action: 'deliverable-template.changed', id: program, name: programNames[program] })
}

function itemFrom(input: TemplateItemInput): TemplateItem {
  const { key, side, needsAcceptance, after, unit, count, addOn, tiers } = input
  return {
    ...{ key, ...textsOf(input), side, needsAcceptance, due: { after, unit, count } },
    ...(addOn && { addOn }),
    ...(tiers.length > 0 && { tiers }),
  }
}
