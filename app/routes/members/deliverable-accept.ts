import { redirect } from 'react-router'
import { acceptDeliverable } from '~/features/deliverables/commands.server'
import { acceptNotice, acceptRefusals, askNotice } from '~/features/deliverables/model'
import { acceptInput } from '~/features/deliverables/schema'
import { form, formActions } from '~/web/forms/form-actions.server'
import { failureKey, noticeParameter } from '~/web/forms/form-result'
import type { Route } from './+types/deliverable-accept'

/** More deliverables than a page shows. */
const perMember = 100

const pageOf = (id = '') => `/engagements/${id}`

const noticePage = (id: string | undefined, notice: string) =>
  `${pageOf(id)}?${new URLSearchParams({ [noticeParameter]: notice })}`

/** There is no page at this address: the button is on those that show the deliverable. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.id))

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    accept: form({
      input: acceptInput,
      run: async (ctx, { revision, confirmed }, { params: { id = '', deliverable = '' } }) => {
        if (!confirmed) return redirect(noticePage(id, askNotice(deliverable)), 303)
        return acceptDeliverable(ctx, { engagementId: id, id: deliverable, revision })
      },
      reasons: acceptRefusals,
      perMember,
    }),
  },
  {
    page: ({ params: { id, deliverable = '' } }, result) => {
      if (result.state === 'done') return pageOf(id)
      const failure =
        result.state === 'refused' ? result.reason : result.state === 'failed' ? failureKey(result.failure) : 'failed'
      return noticePage(id, acceptNotice(failure, deliverable))
    },
  },
)
