import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ForRight } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import { PersonLink } from '~/features/people/ui/person-link'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { EngagementForm, ListedRequest } from '../model'
import { names } from './labels'

type Props = {
  requests: ListedRequest[]
  /** Of the draft that a request becomes, by the request. */
  newIds: Record<string, string>
  take: FormHandle<EngagementForm>
  close: FormHandle<EngagementForm>
}

/** What members have asked for and nobody has dealt with, the longest waiting first. */
export function RequestList({ requests, newIds, take, close }: Props) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests-title" className="mb-8">
      <h2 id="requests-title" className="border-line border-b pb-2 text-xl">
        Members who ask <span className="font-text text-base text-muted tabular-nums">{requests.length}</span>
      </h2>
      <ul>
        {requests.map((request) => {
          const { id, userId, name, organisationId, organisation, program, tier, message, createdAt } = request
          const what = tier ? names.offering({ program, tier }) : names.program(program)
          return (
            <li
              key={id}
              id={`request-${id}`}
              className="flex scroll-mt-24 target:bg-soft flex-wrap items-start justify-between gap-x-8 gap-y-2 border-ink/9 border-b py-3"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-semibold wrap-anywhere">{what}</p>
                <p className="text-muted text-sm wrap-anywhere">
                  <PersonLink id={userId}>{name}</PersonLink>
                  {organisationId ? (
                    <>
                      {', '}
                      <Link to={organisationPage(organisationId)}>{organisation}</Link>
                    </>
                  ) : (
                    ', no organisation'
                  )}
                  {' · '}
                  <Timestamp at={createdAt} />
                </p>
                {message && <p className="mt-1.5 max-w-[65ch] whitespace-pre-line text-sm wrap-anywhere">{message}</p>}
              </div>
              <ForRight right="engagement.manage">
                <div className="flex flex-wrap gap-2.5">
                  {organisationId && (
                    <Form form={take}>
                      <input type="hidden" name="request" value={id} />
                      <input type="hidden" name="newId" value={newIds[id]} />
                      <Button type="submit" size="sm" busy={take.isBusy} aria-label={`Make a draft: ${what}, ${name}`}>
                        Make a draft
                      </Button>
                    </Form>
                  )}
                  <ConfirmButton
                    form={close}
                    fields={{ request: id }}
                    label="Close"
                    name={`Close the request of ${name}`}
                    question="Close the request without an offer?"
                    variant="default"
                  >
                    Nothing is mailed. Answer them first, if you have not.
                  </ConfirmButton>
                </div>
              </ForRight>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
