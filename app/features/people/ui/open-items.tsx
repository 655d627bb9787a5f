import { requestPage } from '~/features/access-requests/model/review'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { proposalsPage } from '~/features/colleague-proposals/model'
import { teamThreadPage } from '~/features/dialogue/model'
import { engagementPage, engagementsPage } from '~/features/engagements/model'
import { eventPage } from '~/features/event-planning/model'
import { itemPage } from '~/features/inbox/model'
import { type InvitationForm, invitationsPage } from '~/features/invitations/model'
import { mailPage } from '~/features/mail-log/model'
import { RetryMail } from '~/features/mail-log/ui/retry-mail'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OpenItem } from '../model'
import { offeringLabel, openIcons, openLabels } from './labels'
import { PersonLink } from './person-link'

type Props = {
  items: OpenItem[]
  /** They are of several people, whom the rows name. */
  hasPeople?: boolean
  resend: FormHandle<InvitationForm>
}

/** What waits for our team, or for them. */
export const OpenItems = ({ items, hasPeople = false, resend }: Props) => (
  <section aria-labelledby="open-title">
    <h2 id="open-title" className="mb-4 text-2xl">
      What is open
    </h2>
    {items.length > 0 ? (
      <ul className="border-line border-t">
        {items.map((item) => (
          <li
            key={`${item.kind} ${item.id} ${item.person.id}`}
            className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-ink/9 border-b py-2.5 text-sm md:grid-cols-[1rem_minmax(0,1fr)_auto]"
          >
            <Icon icon={openIcons[item.kind]} className="size-4 text-prestige" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{openLabels[item.kind]}</span>
                {hasPeople && item.person.id && (
                  <PersonLink id={item.person.id} className="text-muted wrap-anywhere">
                    {item.person.name}
                  </PersonLink>
                )}
              </p>
              <p className="flex min-w-0 gap-x-2 text-muted">
                {item.title && <span className="truncate">{titleOf(item)}</span>}
                <span className="shrink-0">
                  {item.kind === 'invitation' ? 'works until ' : 'expiresAt' in item ? 'until ' : 'since '}
                  <Timestamp at={'expiresAt' in item ? item.expiresAt : item.at} isShort />
                </span>
              </p>
            </div>
            <div className="flex flex-wrap gap-2 max-md:col-start-2">
              <Command item={item} resend={resend} />
            </div>
          </li>
        ))}
      </ul>
    ) : (
      <p className="border-line border-t py-4 text-muted">Nothing waits here.</p>
    )}
  </section>
)

const titleOf = ({ kind, title }: OpenItem) =>
  kind === 'engagement' || kind === 'program' ? offeringLabel(title) : title

function Command({ item, resend }: { item: OpenItem; resend: Props['resend'] }) {
  if (item.kind === 'invitation') {
    return (
      <>
        <Form form={resend}>
          <input type="hidden" name="id" value={item.id} />
          <Button type="submit" variant="outline" size="sm" busy={resend.isBusy} busyLabel="Sending...">
            Send again
          </Button>
        </Form>
        <Link
          to={invitationsPage({ id: item.id })}
          className="py-2 text-muted underline underline-offset-4 pointer-coarse:py-3"
        >
          Open
        </Link>
      </>
    )
  }
  if (item.kind === 'mail') {
    return (
      <>
        <RetryMail mail={{ ...item, nextTryAt: null }} />
        <Link to={mailPage(item.id)} className="py-2 text-muted underline underline-offset-4 pointer-coarse:py-3">
          Open
        </Link>
      </>
    )
  }
  if (item.kind === 'waiting' || item.kind === 'offer') {
    return (
      <ButtonLink to={eventPage(item.id)} variant="outline" size="sm">
        Open
      </ButtonLink>
    )
  }
  if (item.kind === 'thread' || item.kind === 'deliverable' || item.kind === 'engagement' || item.kind === 'program') {
    return (
      <ButtonLink to={pageOfEngagement(item)} variant="outline" size="sm">
        {item.kind === 'thread' ? 'Answer' : 'Open'}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={pageOf(item)} variant="outline" size="sm">
      {item.kind === 'contact' || item.kind === 'circles' ? 'Answer' : 'Decide'}
    </ButtonLink>
  )
}

function pageOfEngagement({ kind, id }: Pick<OpenItem, 'kind' | 'id'>) {
  if (kind === 'thread') return teamThreadPage(id)
  return kind === 'program' ? engagementsPage : engagementPage(id)
}

function pageOf({ kind, id }: Extract<OpenItem, { kind: 'request' | 'proposal' | 'contact' | 'circles' }>) {
  if (kind === 'request') return requestPage(id)
  return kind === 'proposal' ? proposalsPage : itemPage({ kind, id })
}
