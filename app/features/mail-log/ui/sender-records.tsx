import { Form } from 'react-router'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { mailHealthPage, type RecordCheck, type SenderRecord } from '../model'
import { checkLabels } from './labels'

type CheckedRecord = SenderRecord & { check: RecordCheck | null }

const tones: Record<RecordCheck['state'], BadgeTone> = {
  found: 'success',
  missing: 'danger',
  several: 'danger',
  unknown: 'neutral',
}

/** The DNS records to set for the sender's domain. Looked up when asked for, by a plain GET form. */
export const SenderRecords = ({ records, selector }: { records: CheckedRecord[]; selector: string }) => (
  <>
    <Form
      method="get"
      action={mailHealthPage}
      preventScrollReset
      className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <TextField
        name="selector"
        label="DKIM selector, if you know it"
        defaultValue={selector}
        maxLength={62}
        autoComplete="off"
        spellCheck={false}
        className="max-sm:w-full sm:w-80"
      />
      <Button type="submit" name="check" value="dns" variant="outline">
        Check the records
      </Button>
    </Form>
    <dl className="border-line border-t">
      {records.map(({ name, shownHost, value, purpose, check }) => (
        <div key={name} className="grid gap-x-8 gap-y-3 border-line border-b py-5 md:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="flex items-start gap-3 md:flex-col">
            <span className="font-display text-[1.3125rem]/6">{name}</span>
            {check && <Badge tone={tones[check.state]}>{checkLabels[check.state]}</Badge>}
          </dt>
          <dd className="min-w-0 text-sm">
            <p className="max-w-[65ch] text-muted">{purpose}</p>
            <RecordLine name="Name" text={shownHost} />
            <RecordLine name="TXT" text={value} />
            {check?.state === 'found' && <RecordLine name="Set now" text={check.value} />}
          </dd>
        </div>
      ))}
    </dl>
  </>
)

const RecordLine = ({ name, text }: { name: string; text: string }) => (
  <p className="mt-2 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
    <span className="text-muted text-xs/5">{name}</span>
    <code className="wrap-anywhere text-[0.8125rem]/5">{text}</code>
  </p>
)
