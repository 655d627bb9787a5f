import { ForRight, LookOnly } from '~/features/admin/ui/for-right'
import { roleLabels } from '~/features/admin/ui/labels'
import { ListDetail } from '~/features/admin/ui/list-detail'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import type { ApprovalOffer } from '~/features/approvals/model'
import { KeptText } from '~/features/drafts/ui/kept-text'
import { useCan } from '~/features/members/ui/use-can'
import { personPage } from '~/features/people/model'
import { PersonLink } from '~/features/people/ui/person-link'
import { writeLeft } from '~/lib/promise-clock'
import { Badge } from '~/ui/badge'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest } from '../model'
import type { DecideForm as DecideFormTypes, RequestForm } from '../model/review'
import { DecideButtons, DecideForm, useDecision } from './decide-form'
import { Invitation } from './invitation'
import { KnownPerson } from './known-person'
import { statusLabels } from './labels'
import { NotesForm } from './notes-form'
import { OtherWords } from './other-words'
import { WithdrawnRequest } from './withdrawn-request'

type Props = {
  request: ListedRequest
  offer: ApprovalOffer | null
  isChosen: boolean
  closeTo: string
  decide: FormHandle<DecideFormTypes>
  note: FormHandle<RequestForm>
  resend: FormHandle<RequestForm>
}

const noteFields = [{ name: 'note', label: 'Note to the applicant' }]

/** The note of a rejection that came too late. */
function KeptNote({ request: { status, reviewerEmail, decisionForm } }: { request: ListedRequest }) {
  const { form, unsaved } = decisionForm
  if (status === 'pending' || !unsaved) return null
  return (
    <KeptText form={form} values={unsaved.values} fields={noteFields}>
      It was not sent: {reviewerEmail ?? 'someone who has left'} has {status} this request before. Copy what you need.
    </KeptText>
  )
}

/** One request with all its data, and its forms. Mounted again for another request, and once it is decided. */
export function RequestDetail(props: Props) {
  return props.request.status === 'withdrawn' ? <WithdrawnRequest {...props} /> : <PresentRequest {...props} />
}

function PresentRequest({ request, offer, isChosen, closeTo, decide, note, resend }: Props) {
  const unsaved = useDecision(request, decide)
  const canNote = useCan('accessRequest.decide')
  const { name, email, organization, role, reason, earlier, status, reviewedAt, reviewerEmail, promise } = request
  const facts: [string, string][] = [
    ...(promise
      ? ([['Decide by', `${formatTimestamp(promise.dueAt)}, ${writeLeft(promise)}`]] as [string, string][])
      : []),
    ...(promise && request.delayToldAt
      ? ([['Told of delay', formatTimestamp(new Date(request.delayToldAt))]] as [string, string][])
      : []),
    ['Received', formatTimestamp(new Date(request.createdAt))],
    ['Language', request.locale.toUpperCase()],
    ...(reviewedAt
      ? ([
          [
            statusLabels[status],
            `${formatTimestamp(new Date(reviewedAt))} by ${reviewerEmail ?? 'someone who has left'}`,
          ],
        ] as [string, string][])
      : []),
    ...(status === 'rejected' && request.decisionNote
      ? ([['Note in the email', request.decisionNote]] as [string, string][])
      : []),
  ]
  return (
    <ListDetail
      title={name}
      personTo={personPage(request.id)}
      isChosen={isChosen}
      closeTo={closeTo}
      eyebrow={
        <>
          {roleLabels[role]} {status !== 'pending' && <Badge>{statusLabels[status]}</Badge>}
        </>
      }
      byline={
        <>
          {organization} ·{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </>
      }
      actions={
        status === 'pending' && (
          <ForRight right="accessRequest.decide">
            <DecideButtons request={request} form={decide} unsaved={unsaved} />
          </ForRight>
        )
      }
      more={canNote ? <NotesForm request={request} form={note} /> : <LookOnly />}
    >
      <blockquote className="wrap-anywhere whitespace-pre-line border-prestige border-l-2 pl-4 font-display text-lg">
        {reason}
      </blockquote>
      <dl className="grid grid-cols-[7rem_1fr] gap-y-1.5 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
        <KnownPerson request={request} />
        <div className="contents">
          <dt className="text-muted">Same domain</dt>
          <dd>
            {earlier.length === 0 && 'None earlier'}
            {earlier.map((other) => (
              <span key={other.id} className="block">
                <PersonLink id={other.id}>{other.name}</PersonLink>, {statusLabels[other.status].toLowerCase()},{' '}
                {formatTimestamp(new Date(other.createdAt))}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <OtherWords request={request} />
      {canNote && <KeptNote request={request} />}
      {status === 'pending' && offer && <DecideForm request={request} offer={offer} form={decide} unsaved={unsaved} />}
      {status === 'approved' && (
        <ForRight right="member.invite">
          <Invitation request={request} form={resend} />
        </ForRight>
      )}
    </ListDetail>
  )
}
