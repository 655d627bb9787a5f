import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ForRight } from '~/features/admin/ui/for-right'
import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { emailLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { CheckboxField, TextField } from '~/ui/field'
import { Pager } from '~/ui/pager'
import { Cell, Row, Table } from '~/ui/table'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OrganisationForm, OrganisationMember } from '../model'
import { membersLabel } from './labels'

type Props = {
  members: OrganisationMember[]
  total: number
  page: number
  form: FormHandle<OrganisationForm>
  remove: FormHandle<OrganisationForm>
}

const columns = [
  { key: 'who', label: 'Member' },
  { key: 'access', label: 'Role, level' },
  { key: 'since', label: 'Here since' },
  { key: 'seen', label: 'Last seen' },
  { key: 'remove', label: <span className="sr-only">Remove</span> },
]

/** The members, and the form that adds one by address. */
export const People = ({ members, total, page, form, remove }: Props) => (
  <section aria-labelledby="people-title">
    <h2 id="people-title" className="mb-4 text-2xl">
      People <span className="font-text text-base text-muted tabular-nums">{total.toLocaleString('en-GB')}</span>
    </h2>
    {members.length > 0 ? (
      <Table caption={membersLabel(total)} columns={columns} flush>
        {members.map(({ id, email, name, role, level, hasOwnLevel, joinedAt, lastSeen }) => (
          <Row key={id}>
            <Cell header>
              <PersonLink id={id} className="block no-underline hover:underline">
                <span className="block font-semibold wrap-anywhere">{name || email}</span>
                {name && <span className="block font-normal text-muted text-sm wrap-anywhere">{email}</span>}
              </PersonLink>
            </Cell>
            <Cell label="Role, level">
              {roleLabels[role]} · {levelLabels[level]}
              {hasOwnLevel && <span className="block text-muted text-sm">Level of their own</span>}
            </Cell>
            <Cell label="Here since" className="text-muted">
              <Timestamp at={joinedAt} />
            </Cell>
            <Cell label="Last seen" className="text-muted">
              {lastSeen ? <Timestamp at={lastSeen} /> : 'Not signed in'}
            </Cell>
            <Cell>
              <ForRight right="organisation.manage">
                <ConfirmButton
                  form={remove}
                  fields={{ user: id }}
                  label="Remove"
                  name={`Remove ${name || email}`}
                  question="Take them out of this organisation?"
                  variant="default"
                >
                  {`${email} keeps the account. ${hasOwnLevel ? 'The level of their own stays.' : 'Their level becomes Entry.'}`}
                </ConfirmButton>
              </ForRight>
            </Cell>
          </Row>
        ))}
      </Table>
    ) : (
      <p className="border-line border-t py-6 text-muted">Nobody belongs to it yet.</p>
    )}
    <Pager page={page} total={total} noun={total === 1 ? 'member' : 'members'} />
    <ForRight right="organisation.manage">
      <AddMember form={form} />
    </ForRight>
  </section>
)

function AddMember({ form }: { form: FormHandle<OrganisationForm> }) {
  const isElsewhere = form.result?.state === 'refused' && form.result.reason === 'elsewhere'
  return (
    <Form key={form.resetKey} form={form} aria-label="Add a member" className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        type="email"
        label="Add someone by address"
        required
        maxLength={emailLength}
        autoComplete="off"
        {...form.field('email')}
        className="min-w-64 flex-1"
      />
      {isElsewhere && <CheckboxField name="move" value="yes" label="Move them here" />}
      <Button type="submit" variant="outline" busy={form.isBusy} busyLabel="Adding...">
        Add
      </Button>
    </Form>
  )
}
