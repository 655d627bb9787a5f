import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { acceptSuggestions } from '~/features/organisations/commands.server'
import { organisationRefusals, organisationsPage, type SuggestionsForm } from '~/features/organisations/model'
import { suggestOrganisations } from '~/features/organisations/queries.server'
import { suggestionsInput } from '~/features/organisations/schema'
import { membersLabel, refusalLabels } from '~/features/organisations/ui/labels'
import { SuggestionForm } from '~/features/organisations/ui/suggestion-form'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/organisation-suggestions'

/** As many as are looked at and accepted at once; the rest follows. */
const shown = 100

export const handle: RightsHandle = { rights: { see: 'organisation.manage' } }

export async function loader({ context }: Route.LoaderArgs) {
  const suggestions = await suggestOrganisations(getCtx(context))
  return { total: suggestions.length, suggestions: suggestions.slice(0, shown) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  accept: form({ input: suggestionsInput, lists: ['domain'], run: acceptSuggestions, reasons: organisationRefusals }),
})

export default function OrganisationSuggestions({ loaderData: { total, suggestions } }: Route.ComponentProps) {
  const accept = useForm<SuggestionsForm>('accept')
  const notice = noticeFor<SuggestionsForm>(accept.result, {
    done: ({ organisations, members }) =>
      `${membersLabel(members)} in ${organisations === 1 ? '1 organisation' : `${organisations} organisations`}.`,
    refused: refusalLabels(),
  })
  return (
    <section className="max-w-3xl">
      <title>Members without an organisation · Admin</title>
      <Link to={organisationsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All organisations
      </Link>
      <h1 className="mb-3 text-3xl">Members without an organisation</h1>
      <p className="mb-8 max-w-[65ch] text-muted">
        Grouped by the domain of their addresses, and named as the newest request from there names it. Nothing is
        changed before you accept it; every name, member and domain can be changed afterwards. Addresses of mail
        providers and those of admins are left out.
      </p>
      <ActionNotice notice={notice} className="mb-8" />
      {suggestions.length > 0 ? (
        <SuggestionForm suggestions={suggestions} total={total} form={accept} />
      ) : (
        <ListEmpty title="Everyone has their organisation.">
          Members whose address is that of a mail provider are added on the page of an organisation.
        </ListEmpty>
      )}
    </section>
  )
}
