import { resolveText } from '~/features/content/model'
import { getSiteContent } from '~/features/content/queries.server'
import type { Ctx } from '~/web/ctx.server'
import type { FounderProfile } from './model'

/** The founder in the reader's language. */
export async function getFounder(ctx: Ctx): Promise<FounderProfile> {
  const { site } = await getSiteContent(ctx)
  return {
    role: site?.founderRole ? resolveText(ctx.locale, site.founderRole) : null,
    record: site?.founderRecord.map((line) => resolveText(ctx.locale, line)) ?? [],
    portrait: site?.founderPortrait ?? null,
  }
}
