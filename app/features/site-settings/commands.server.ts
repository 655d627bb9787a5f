import { eq, sql } from 'drizzle-orm'
import { type ChangeableName, changeableNames } from '~/config/changeable-names'
import { defaultTexts, type Settings } from '~/config/settings.server'
import { notifySettingsChanged } from '~/db/notifications.server'
import { siteSettings } from '~/db/schema/site-settings'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import { type SettingsForm, settingLabels } from './model'
import { lastChangedBy, readRows, storedTexts } from './queries.server'
import type { SettingsInput } from './schema'

type Input = { sent: SettingsInput; fromEnvironment: Settings['fromEnvironment'] }

/**
 * Stores what differs from what its form showed. When someone else has changed one of the same settings in the meantime,
 * nothing is stored. Every process reads the new values when this commits.
 */
export const changeSettings = adminCommand(
  'settings.change',
  async (ctx, { sent, fromEnvironment }: Input): Promise<SettingsForm['data']> => {
    // One at a time: a setting without a row has nothing that could be locked.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('site_settings'))`)
    const current = { ...defaultTexts, ...storedTexts(await readRows(ctx)).texts }
    const changed: ChangeableName[] = []
    for (const { name, wanted, seen } of sent) {
      const before = current[name]
      const after = wanted === '' ? defaultTexts[name] : wanted
      if (name in fromEnvironment || after === seen || after === before) continue
      if (before !== seen) throw new Refused('changed', await lastChangedBy(ctx, name))
      await store(ctx, name, after)
      await ctx.record({ action: 'settings.changed', id: name, name: settingLabels[name], details: { before, after } })
      changed.push(name)
    }
    if (changed.length > 0) await notifySettingsChanged(ctx.db)
    return { changed: changeableNames.filter((name) => changed.includes(name)) }
  },
)

/** The default has no row, so that a later version may have another one. */
async function store({ db, now }: AdminCtx, name: ChangeableName, value: string) {
  if (value === defaultTexts[name]) {
    await db.delete(siteSettings).where(eq(siteSettings.name, name))
    return
  }
  const row = { value, updatedAt: now }
  await db
    .insert(siteSettings)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: siteSettings.name, set: row })
}
