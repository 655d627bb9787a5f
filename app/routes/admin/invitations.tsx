import { useNavigate, useNavigation } from 'react-router'
import { hasFreshProof } from '~/auth/fresh-proof.server'
import { bulkRefusals } from '~/features/admin/model'
import { chosenInput } from '~/features/admin/schema'
import { optionsOf } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { keepFocus } from '~/features/admin/ui/list-keys'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { countWaitingProposals } from '~/features/colleague-proposals/queries.server'
import {
  changeAddress,
  inviteSomeone,
  resendInvitation,
  resendInvitations,
  revokeInvitation,
  revokeInvitations,
} from '~/features/invitations/commands.server'
import {
  type InvitationForm,
  invitationsPage,
  invitationsPath,
  isChangeable,
  invitationRefusals as reasons,
} from '~/features/invitations/model'
import { getInvitation, listInvitations } from '~/features/invitations/queries.server'
import { addressInput, invitationFilter, inviteInput, oneInvitationInput } from '~/features/invitations/schema'
import { InvitationBulkBar } from '~/features/invitations/ui/invitation-bulk-bar'
import { InvitationDetail } from '~/features/invitations/ui/invitation-detail'
import { InvitationNotice } from '~/features/invitations/ui/invitation-notice'
import { InvitationTable } from '~/features/invitations/ui/invitation-table'
import { InvitationTabs } from '~/features/invitations/ui/invitation-tabs'
import { InviteAction } from '~/features/invitations/ui/invite-action'
import { InviteSection } from '~/features/invitations/ui/invite-section'
import { filterLabels, sortLabels } from '~/features/invitations/ui/labels'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { hasOrganisation } from '~/features/organisations/queries.server'
import type { ActionHandle } from '~/features/workspace/ui/page-action'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/invitations'

const { newest, ...otherSorts } = sortLabels

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = invitationFilter(query)
  const { page, ...list } = await listInvitations(ctx, filter)
  return {
    ...list,
    filter: { ...filter, page },
    selected: await getInvitation(ctx, query.get('id')),
    proposed: await countWaitingProposals(ctx),
    hasOrganisation: await hasOrganisation(ctx),
    hasProof: hasFreshProof(ctx),
    settings: await getListSettings(ctx, invitationsPath),
  }
}

export const handle: ActionHandle & RightsHandle = { pageAction: InviteAction, rights: { see: 'member.invite' } }

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  invite: form({ input: inviteInput, run: inviteSomeone, reasons }),
  resend: form({ input: oneInvitationInput, run: resendInvitation, reasons }),
  revoke: form({ input: oneInvitationInput, run: revokeInvitation, reasons }),
  address: form({ input: addressInput, run: changeAddress, reasons }),
  'resend-selected': form({ input: chosenInput, lists: ['id'], run: resendInvitations, reasons: bulkRefusals }),
  'revoke-selected': form({ input: chosenInput, lists: ['id'], run: revokeInvitations, reasons: bulkRefusals }),
})

/** The forms of the page share a fetcher, so that only the last one sent has a result. */
const key = 'invitations'

export default function Invitations({ loaderData }: Route.ComponentProps) {
  const { invitations, total, open, filter, selected, proposed, hasOrganisation, hasProof, settings } = loaderData
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const isActive = filter.q !== '' || filter.state !== 'all'
  /** The invitation that has replaced the opened one. */
  const openNew = (result: { state: string; data?: InvitationForm['data'] }) => {
    if (result.state !== 'done' || !result.data?.id) return
    const to = invitationsPage({ ...filter, id: result.data.id })
    void navigate(to, { replace: true, preventScrollReset: true, state: keepFocus })
  }
  const forms = {
    invite: useForm<InvitationForm>('invite', { key }),
    resend: useForm<InvitationForm>('resend', { key, onResult: openNew }),
    revoke: useForm<InvitationForm>('revoke', { key }),
    address: useForm<InvitationForm>('address', { key, onResult: openNew }),
  }
  return (
    <ListPage
      title="Invitations"
      aside={<InvitationTabs current="invitations" proposed={proposed} />}
      notice={<InvitationNotice forms={forms} />}
      side={
        selected ? (
          <InvitationDetail key={selected.id} invitation={selected} filter={filter} forms={forms} />
        ) : (
          <InviteSection form={forms.invite} hasOrganisation={hasOrganisation} hasProof={hasProof} />
        )
      }
    >
      <SavedViews settings={settings} />
      <ListFilter label="Find invitations" isActive={isActive} tools={<ListTools settings={settings} />}>
        <FilterSearch
          name="q"
          label="Name, address, organisation"
          value={filter.q}
          maxLength={254}
          className="w-56 max-md:w-full"
        />
        <FilterSelect
          name="state"
          label="State"
          all="All states"
          options={optionsOf(filterLabels)}
          value={filter.state}
        />
        <FilterSelect name="sort" label="Sort" all={newest} options={optionsOf(otherSorts)} value={filter.sort} />
      </ListFilter>
      <ListCount isLoading={isLoading}>
        {total === 1 ? '1 invitation' : `${total.toLocaleString('en-GB')} invitations`}
      </ListCount>
      {invitations.length > 0 ? (
        <InvitationTable
          invitations={invitations}
          selected={selected?.id}
          filter={filter}
          isCompact={settings.isCompact}
          isLoading={isLoading}
        />
      ) : isActive ? (
        <ListEmpty title="No invitation matches.">Try part of a name or an address, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="Nobody has been invited yet.">
          Invite someone here, or approve an access request: its invitation is listed too.
        </ListEmpty>
      )}
      <InvitationBulkBar
        filter={filter}
        onPage={invitations.filter(({ state }) => isChangeable(state)).length}
        matching={open}
      />
      <Pager page={filter.page} total={total} noun={total === 1 ? 'invitation' : 'invitations'} />
    </ListPage>
  )
}
