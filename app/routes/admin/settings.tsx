import { changeSettings } from '~/features/site-settings/commands.server'
import { settingsRefusals } from '~/features/site-settings/model'
import { getSiteSettings } from '~/features/site-settings/queries.server'
import { settingsInput } from '~/features/site-settings/schema'
import { FixedSettings } from '~/features/site-settings/ui/fixed-settings'
import { PromiseLines } from '~/features/site-settings/ui/promise-lines'
import { SettingsForm } from '~/features/site-settings/ui/settings-form'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/settings'

export const handle: RightsHandle = { rights: { see: 'settings.see', change: 'settings.change' } }

export function loader({ context }: Route.LoaderArgs) {
  const scope = getScope(context)
  return getSiteSettings(createCtx(scope), scope.services.settings)
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  settings: form({
    input: settingsInput,
    reasons: settingsRefusals,
    run: async (ctx, sent, { scope }) => {
      const { settings, reloadSettings } = scope.services
      const result = await changeSettings(ctx, { sent, fromEnvironment: settings.fromEnvironment })
      // Other processes hear of it; the answer of this one has the new values already.
      await reloadSettings()
      return result
    },
  }),
})

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { changeable, fixed, hasOwnContent } = loaderData
  return (
    <article>
      <title>Settings · Admin</title>
      <h1 className="text-[2rem]/9">Settings</h1>
      <p className="mt-2 mb-8 max-w-[65ch] text-muted">
        What is changed here counts at once, without a restart. Whoever runs the server can fix a setting there; that
        one has precedence.
      </p>
      <SettingsForm settings={changeable} hasOwnContent={hasOwnContent} />
      <p className="my-8">
        <Link to="/admin/settings/data-protection" className="underline underline-offset-4">
          Data protection: processors, deletions and rules of retention
        </Link>
      </p>
      <PromiseLines />
      <FixedSettings settings={fixed} />
    </article>
  )
}
