import { ForRight } from '~/features/admin/ui/for-right'
import { buttonClass } from '~/ui/button'
import { guestFileAddress, maxGuests } from '../model'

/** What is printed before an event. Files, so that the browser asks the server and not the router for them. */
export const GuestFiles = ({ eventId, attending }: { eventId: string; attending: number }) => (
  <ForRight right="event.export">
    {attending > 0 && (
      <section aria-labelledby="guest-files-title">
        <h2 id="guest-files-title" className="mb-2 text-2xl">
          To print
        </h2>
        <p className="mb-4 max-w-[65ch] text-muted text-sm">
          For those who attend; the sheet has the waitlist too. A name that is not in Latin letters gets a line to write
          on.{attending > maxGuests && ` The files have the first ${maxGuests} by name.`}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a href={guestFileAddress(eventId, 'guests')} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            Attendee sheet
          </a>
          <a href={guestFileAddress(eventId, 'name-cards')} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            Name cards
          </a>
        </div>
      </section>
    )}
  </ForRight>
)
