import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Lines, ListCell, ListRow, ListTable } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import { PersonLink } from '~/features/people/ui/person-link'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DecideProposalForm, ListedProposal } from '../model'
import { stateLabels } from './labels'

const columns = [
  { key: 'who', label: 'Colleague', className: 'w-[36%]' },
  { key: 'where', label: 'Organisation, proposed by' },
  { key: 'when', label: 'Proposed', className: 'w-36 hidden @3xl/list:table-cell' },
  { key: 'decide', label: 'Decision', className: 'w-56' },
]

type Forms = Record<'confirm' | 'decline', FormHandle<DecideProposalForm>>
type Props = { proposals: ListedProposal[]; forms: Forms; isLoading: boolean }

export const ProposalTable = ({ proposals, forms, isLoading }: Props) => (
  <ListTable caption="Proposed colleagues" columns={columns} isLoading={isLoading}>
    {proposals.map((proposal) => {
      const { id, name, email, organisation, proposer, createdAt } = proposal
      return (
        <ListRow key={id}>
          <ListCell place="who" isHeader>
            <Lines
              title={name}
              first={
                <PersonLink id={id} className="inline-block py-1">
                  {name}
                </PersonLink>
              }
              second={`${email}, ${domainNote(proposal)}`}
              isKept
            />
          </ListCell>
          <ListCell place="what">
            <Lines
              title={organisation.name}
              first={
                <Link
                  to={organisationPage(organisation.id)}
                  className="inline-block py-1 underline decoration-line underline-offset-4"
                >
                  {organisation.name}
                </Link>
              }
              second={
                <>
                  by{' '}
                  <PersonLink id={proposer.id} className="inline-block py-1">
                    {proposer.name || proposer.email}
                  </PersonLink>
                </>
              }
            />
          </ListCell>
          <ListCell place="more" className="hidden text-muted @3xl/list:table-cell">
            <Timestamp at={createdAt} />
          </ListCell>
          <ListCell place="extra">
            {proposal.state === 'waiting' ? <Decide proposal={proposal} forms={forms} /> : <Decided {...proposal} />}
          </ListCell>
        </ListRow>
      )
    })}
  </ListTable>
)

const obstacles = { known: 'has an account', open: 'invitation waits' } as const

const domainNote = ({ hasSameDomain, obstacle }: ListedProposal) =>
  [hasSameDomain ? 'same domain' : 'another domain', ...(obstacle ? [obstacles[obstacle]] : [])].join(', ')

const Decide = ({
  proposal: { id, name, organisation, obstacle },
  forms: { confirm, decline },
}: {
  proposal: ListedProposal
  forms: Forms
}) => {
  const isInviting = confirm.isBusy && confirm.pending?.get('id') === id
  return (
    <div className="flex flex-wrap gap-2">
      {!obstacle && (
        <Form form={{ ...confirm, isBusy: isInviting }}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            busy={isInviting}
            busyLabel="Inviting..."
            aria-label={`Invite ${name}`}
          >
            Invite
          </Button>
        </Form>
      )}
      <ConfirmButton
        form={decline}
        fields={{ id }}
        label="Decline"
        name={`Decline ${name}`}
        question="Decline this proposal?"
        busyLabel="Declining..."
      >
        {`The member of ${organisation.name} who proposed ${name} sees that it was declined. Nobody gets an email.`}
      </ConfirmButton>
    </div>
  )
}

const Decided = ({ state, deciderEmail, decidedAt }: ListedProposal) => (
  <Lines
    first={<Badge tone={state === 'confirmed' ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>}
    second={
      decidedAt && (
        <>
          {deciderEmail}, <Timestamp at={decidedAt} />
        </>
      )
    }
  />
)
