import { redirect } from 'react-router'
import { deleteView, saveView, setDensity } from '~/features/list-settings/commands.server'
import { listToReturnTo, viewRefusals } from '~/features/list-settings/model'
import { densityInput, viewIdInput, viewInput } from '~/features/list-settings/schema'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import type { Route } from './+types/list-settings'

const listOf = (request: Request) => listToReturnTo(new URL(request.url).searchParams.get('back'))

export const handle: RightsHandle = { rights: { see: 'admin.enter' } }

/** There is no page at this address: the settings are above each list. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(listOf(request))

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    'save-view': form({ input: viewInput, run: saveView, reasons: viewRefusals }),
    'delete-view': form({ input: viewIdInput, run: deleteView }),
    density: form({ input: densityInput, run: setDensity }),
  },
  { page: ({ request }) => listOf(request) },
)
