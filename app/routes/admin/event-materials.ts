import { redirect } from 'react-router'
import { attachFile, attachItem, removeMaterial } from '~/features/event-materials/commands.server'
import { notAttached, materialRefusals as reasons } from '~/features/event-materials/model'
import { attachFileInput, attachItemInput, removeInput } from '~/features/event-materials/schema'
import { eventPage } from '~/features/event-planning/model'
import { form, formActions } from '~/web/forms/form-actions.server'
import { noticeParameter } from '~/web/forms/form-result'
import type { RightsHandle } from '~/web/page-rights'
import type { Route } from './+types/event-materials'

export const handle: RightsHandle = { rights: { see: 'event.oversee', change: 'event.manage' } }

/** There is no page at this address: the forms are on that of the event. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(eventPage(params.id))

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    item: form({
      input: attachItemInput,
      run: (ctx, input, { params: { id = '' } }) => attachItem(ctx, { ...input, eventId: id }),
      reasons,
    }),
    file: form({
      input: attachFileInput,
      file: 'file',
      run: (ctx, input, { params: { id = '' } }) => attachFile(ctx, { ...input, eventId: id }),
      reasons,
    }),
    remove: form({
      input: removeInput,
      run: (ctx, input, { params: { id = '' } }) => removeMaterial(ctx, { ...input, eventId: id }),
      reasons,
    }),
  },
  {
    page: ({ params: { id = '' } }, { state }) =>
      `${eventPage(id)}${state === 'done' ? '' : `?${noticeParameter}=${notAttached}`}#materials-title`,
  },
)
