import { redirect } from 'react-router'
import { endView } from '~/features/views/commands.server'
import { viewPage } from '~/features/views/model'
import { noInput } from '~/features/views/schema'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address: its form is in the bar above every page. */
export const loader = () => redirect(viewPage)

export const action = formActions({
  end: form({
    input: noInput,
    isForViews: true,
    run: async (ctx) => {
      await endView(ctx)
      return redirect(viewPage, 303)
    },
  }),
})
