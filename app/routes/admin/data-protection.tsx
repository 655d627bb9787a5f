import { getDataProtection } from '~/features/privacy/queries.server'
import { DataProtection } from '~/features/privacy/ui/data-protection'
import { Link } from '~/ui/link'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/data-protection'

export const handle: RightsHandle = { rights: { see: 'settings.see' } }

export function loader({ context }: Route.LoaderArgs) {
  const scope = getScope(context)
  return getDataProtection(createCtx(scope), scope.services.settings)
}

export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <title>Data protection · Settings · Admin</title>
      <Link to="/admin/settings" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Settings
      </Link>
      <h1 className="text-[2rem]/9">Data protection</h1>
      <p className="mt-2 mb-8 max-w-[65ch] text-muted">
        For whoever answers for personal data: who processes it, what was deleted, and by which rules.
      </p>
      <DataProtection {...loaderData} />
    </article>
  )
}
