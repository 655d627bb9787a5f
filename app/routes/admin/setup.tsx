import { loadSamples, removeSamples } from '~/features/sample-content/commands.server'
import { sampleRefusals } from '~/features/sample-content/model'
import { getSamples } from '~/features/sample-content/queries.server'
import { SampleSection } from '~/features/sample-content/ui/sample-section'
import { hideSetup, showSetup } from '~/features/setup/commands.server'
import { getSetup } from '~/features/setup/queries.server'
import { nothing } from '~/features/setup/schema'
import { SetupView } from '~/features/setup/ui/setup-view'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/setup'

export const handle: RightsHandle = { rights: { see: 'settings.see', change: 'settings.change' } }

export async function loader({ context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  return { setup: await getSetup(ctx, scope.services.settings), samples: await getSamples(ctx) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

const reasons = sampleRefusals

export const action = formActions({
  hide: form({ input: nothing, run: hideSetup }),
  show: form({ input: nothing, run: showSetup }),
  'load-samples': form({ input: nothing, run: loadSamples, reasons }),
  'remove-samples': form({ input: nothing, run: removeSamples, reasons }),
})

export default function SetupRoute({ loaderData: { setup, samples } }: Route.ComponentProps) {
  return (
    <>
      <title>Set up · Admin</title>
      <SetupView setup={setup} />
      <SampleSection samples={samples} />
    </>
  )
}
