import { Timestamp } from '~/features/admin/ui/timestamp'
import { Alert } from '~/ui/alert'
import type { ThanksDetails } from '../model'

/** Who gets a thank-you, what it lists, and whether one was sent before. */
export function ThanksNotes({ materials, leftOut, isByAnswer, asksForFeedback, earlierAt }: ThanksDetails) {
  return (
    <div className="mb-8 grid max-w-3xl gap-4">
      {earlierAt && (
        <Alert title="A thank-you was sent before">
          It left <Timestamp at={earlierAt} />. Guests would get a second one.
        </Alert>
      )}
      {isByAnswer && (
        <Alert title="Nobody was checked in at this event">
          So it goes to everyone who answered ‘Attending’, whether they came or not.
        </Alert>
      )}
      <div className="grid gap-1 text-sm">
        <p>
          {materials.length > 0
            ? 'Below your text it links to these materials:'
            : 'It links to no materials. Attach them on the page of the event, and they are listed below your text.'}
        </p>
        {materials.length > 0 && (
          <ul className="list-disc pl-5 text-muted">
            {materials.map((title) => (
              <li key={title} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        )}
        {leftOut > 0 && (
          <p className="text-muted">
            {`${leftOut === 1 ? '1 material is' : `${leftOut} materials are`} left out: not every guest may read ${leftOut === 1 ? 'it' : 'them'}.`}
          </p>
        )}
        <p>
          {asksForFeedback
            ? 'Then it asks for feedback, with a link to the questions.'
            : 'It does not ask for feedback, which is no longer taken.'}
        </p>
      </div>
    </div>
  )
}
