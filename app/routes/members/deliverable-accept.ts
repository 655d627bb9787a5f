import { redirect } from 'react-router'
import { z } from 'zod'
import { acceptDeliverable } from '~/features/deliverables/commands.server'
import { acceptRefusals } from '~/features/deliverables/model'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { Route } from './+types/deliverable-accept'

/** More deliverables than a page shows. */
const perMember = 100

const pageOf = (id = '') => `/engagements/${id}`

/** There is no page at this address: the button is on those that show the deliverable. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.id))

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    accept: form({
      input: z.object({}),
      run: (ctx, _, { params: { id = '', deliverable = '' } }) =>
        acceptDeliverable(ctx, { engagementId: id, id: deliverable }),
      reasons: acceptRefusals,
      perMember,
    }),
  },
  { page: ({ params: { id } }) => pageOf(id) },
)
