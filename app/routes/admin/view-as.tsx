import { redirect } from 'react-router'
import { rolePages } from '~/features/members/model'
import { startView } from '~/features/views/commands.server'
import { viewInput } from '~/features/views/schema'
import { ViewForm } from '~/features/views/ui/view-form'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'

export const handle: RightsHandle = { rights: { see: 'view.as' } }

export const loader = () => null

export const action = formActions({
  start: form({
    input: viewInput,
    run: async (ctx, input) => {
      await startView(ctx, input)
      return redirect(rolePages[input.role], 303)
    },
  }),
})

export { headers } from '~/web/forms/form-route'

export default function ViewAs() {
  return (
    <section>
      <title>View as · Admin</title>
      <h1 className="text-4xl">View as</h1>
      <p className="mt-3 mb-8 max-w-[60ch] text-muted">
        See the members’ pages as they are for a role and a level. It lasts 15 minutes, is written into the log, and
        nothing can be changed meanwhile. What is personal stays yours: nobody else’s account, answers or profile are
        shown.
      </p>
      <ViewForm />
    </section>
  )
}
