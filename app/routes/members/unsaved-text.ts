import { redirect } from 'react-router'
import { dialoguePage } from '~/features/dialogue/model'
import { storeUnsavedMessage } from '~/features/drafts/commands.server'
import { unsavedMessageInput } from '~/features/drafts/schema'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address. */
export const loader = () => redirect(dialoguePage)

export { clientAction, headers } from '~/web/forms/form-route'

/** A form sends at most one text in 800 ms: one person who never stops typing sends 750 in ten minutes. */
const textsInTenMinutes = 1500

export const action = formActions(
  { store: form({ input: unsavedMessageInput, run: storeUnsavedMessage, perMember: textsInTenMinutes }) },
  { page: () => dialoguePage },
)
