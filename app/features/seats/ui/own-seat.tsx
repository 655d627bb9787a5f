import { useTranslations } from '~/i18n/language'
import { seatsMessages } from '~/i18n/messages/seats'
import type { OwnSeat as Seat } from '../model'
import { Countdown } from './countdown'
import { SeatDetails, SeatForm } from './seat-form'

type Props = { eventId: string; seat: Seat; isAttending: boolean; onSent: () => void }

/** What a member can do about a seat besides answering: the waitlist, an offer, or handing the own seat over. */
export function OwnSeat({ eventId, seat, isAttending, onSent }: Props) {
  const t = useTranslations(seatsMessages)
  const form = { eventId, onSent }
  if (seat.offer) return <Offer {...form} offer={seat.offer} />
  if (seat.place) {
    const { number, of, colleague, heldUntil, passedFor } = seat.place
    return (
      <div className="mt-4 grid justify-items-start gap-3 text-sm">
        <p className="font-semibold tabular-nums">{t('place', { number, of })}</p>
        {colleague && <p className="text-muted wrap-anywhere">{t('together', { colleague })}</p>}
        {heldUntil && <p className="max-w-[60ch]">{t('held', heldUntil)}</p>}
        {passedFor && (
          <p className="max-w-[60ch]">{t(passedFor === 'pair-needs-two' ? 'passed.pair' : 'passed.balance')}</p>
        )}
        <p className="max-w-[60ch] text-muted">{t('waitHint')}</p>
        <SeatForm {...form} name="leave" label={t('leave')} busyLabel={t('leaveBusy')} />
      </div>
    )
  }
  if (isAttending) {
    return (
      <SeatDetails summary={t('handOver')}>
        <SeatForm
          {...form}
          name="hand-over"
          label={t('handOverButton')}
          busyLabel={t('handOverBusy')}
          hint={t('handOverHint')}
        />
      </SeatDetails>
    )
  }
  if (seat.obstacle === null || !seat.isWaitlistOpen) return null
  return (
    <div className="mt-4 grid justify-items-start gap-1">
      <SeatForm {...form} name="join" label={t('join')} busyLabel={t('joinBusy')} variant="default" />
      {seat.takesPairs && (
        <SeatDetails summary={t('withColleague')}>
          <SeatForm
            {...form}
            name="join"
            label={t('joinTogether')}
            busyLabel={t('joinBusy')}
            hint={t('withColleagueHint')}
          />
        </SeatDetails>
      )}
    </div>
  )
}

type OfferProps = { eventId: string; onSent: () => void; offer: NonNullable<Seat['offer']> }

function Offer({ offer: { until, colleague }, ...form }: OfferProps) {
  const t = useTranslations(seatsMessages)
  return (
    <section
      aria-label={t('offer.title')}
      className="mt-4 rounded-sm border border-line border-l-2 border-l-action p-4"
    >
      <p className="font-semibold">{t('offer.title')}</p>
      <p className="mt-1 max-w-[60ch] text-muted text-sm">
        <time dateTime={until.iso}>{t('offer.until', until)}</time>
      </p>
      {colleague && <p className="mt-1 text-muted text-sm wrap-anywhere">{t('together', { colleague })}</p>}
      <div className="mt-2 text-sm">
        <Countdown until={until.iso} />
      </div>
      <div className="mt-4 flex flex-wrap items-start gap-2.5">
        <SeatForm {...form} name="claim" label={t('offer.claim')} busyLabel={t('offer.claimBusy')} variant="default" />
        <SeatForm {...form} name="decline" label={t('offer.decline')} busyLabel={t('offer.declineBusy')} />
      </div>
    </section>
  )
}
