import { eq } from 'drizzle-orm'
import { siteSettings } from '~/db/schema/site-settings'
import { adminCommand } from '~/features/admin/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { firstBackup, setupHidden } from './model'
import { forgetSetup } from './queries.server'

const hide = adminCommand('settings.change', (ctx) => store(ctx, setupHidden, true))

const show = adminCommand('settings.change', async (ctx) => {
  await ctx.db.delete(siteSettings).where(eq(siteSettings.name, setupHidden))
})

/** For all admins: the list is about the site. */
export async function hideSetup(ctx: Ctx) {
  await hide(ctx, undefined)
  forgetSetup(ctx)
}

export async function showSetup(ctx: Ctx) {
  await show(ctx, undefined)
  forgetSetup(ctx)
}

/** Called after every backup, by the server or the command. Only the first is noted: two backups of the same data are the same. */
export const recordBackup = (ctx: Pick<Ctx, 'db' | 'now'>) => store(ctx, firstBackup, ctx.now.toISOString())

async function store({ db, now }: Pick<Ctx, 'db' | 'now'>, name: string, value: unknown) {
  await db.insert(siteSettings).values({ name, value, updatedAt: now }).onConflictDoNothing()
}
