import { ForRight } from '~/features/admin/ui/for-right'
import { dateFormat } from '~/i18n/date-format'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { HoursEntry, HoursForm } from '../model'
import { activityLabels } from './labels'

const dayFormat = dateFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

type Props = { entries: HoursEntry[]; remove: FormHandle<HoursForm> }

/** What the team has entered, the newest day first. */
export const EntryList = ({ entries, remove }: Props) => (
  <section aria-labelledby="entries-title">
    <h2 id="entries-title" className="border-line border-b pb-2.5 text-xl">
      Entered by our team
    </h2>
    {entries.length === 0 && <p className="py-4 text-muted">Nothing was entered for this year.</p>}
    <ul>
      {entries.map(({ id, activity, hours, givenOn, note, enteredBy }) => {
        const day = dayFormat.format(new Date(givenOn))
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-soft border-b py-3">
            <div className="min-w-0">
              <p>
                <span className="font-semibold">{activityLabels[activity]}</span>, {hours} h,{' '}
                <time dateTime={givenOn} suppressHydrationWarning>
                  {day}
                </time>
              </p>
              {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
              <p className="text-muted text-xs wrap-anywhere">{enteredBy}</p>
            </div>
            <ForRight right="organisation.manage">
              <Form form={remove}>
                <input type="hidden" name="entry" value={id} />
                <Button
                  type="submit"
                  variant="link"
                  size="sm"
                  aria-label={`Remove ${hours} h of ${activityLabels[activity]}, ${day}`}
                >
                  Remove
                </Button>
              </Form>
            </ForRight>
          </li>
        )
      })}
    </ul>
  </section>
)
