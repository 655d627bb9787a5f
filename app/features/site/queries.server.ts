import { getBrand, getSiteContent } from '~/features/content/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { ownPrivacyPage, voiceOf } from './model'

/** Site-wide data for every page. Values of the content service take precedence over the settings. */
export async function getSite(ctx: Ctx) {
  const { site } = await getSiteContent(ctx)
  const { publicUrl, now } = ctx
  return {
    brand: await getBrand(ctx),
    privacyUrl: site?.privacyUrl ?? ownPrivacyPage,
    voice: voiceOf(site),
    origin: publicUrl.origin,
    year: now.getFullYear(),
  }
}
