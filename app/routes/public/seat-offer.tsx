import { data, useSearchParams } from 'react-router'
import { eventsAddress } from '~/features/events/model'
import { answerOfferByLink } from '~/features/seats/commands.server'
import { seatRefusals } from '~/features/seats/model'
import { getOfferByLink } from '~/features/seats/queries.server'
import { linkInput } from '~/features/seats/schema'
import { OfferPage } from '~/features/seats/ui/offer-page'
import { useTranslations } from '~/i18n/language'
import { seatsMessages } from '~/i18n/messages/seats'
import { ButtonLink } from '~/ui/button'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/seat-offer'

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const offer = await getOfferByLink(getCtx(context), new URL(request.url).searchParams.get('token') ?? '')
  return data({ offer: offer ?? null }, { status: offer ? 200 : 404 })
}

const reasons = seatRefusals

/** The token alone is checked: whoever has it reads the person's mail. Tokens of 256 bits can't be guessed. */
export const action = formActions({
  claim: form({ input: linkInput, reasons, run: (ctx, input) => answerOfferByLink(ctx, input, 'claim') }),
  decline: form({ input: linkInput, reasons, run: (ctx, input) => answerOfferByLink(ctx, input, 'decline') }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** A seat that is offered, from the mail about it; works without signing in. */
export default function SeatOffer({ loaderData: { offer } }: Route.ComponentProps) {
  const t = useTranslations(seatsMessages, 'page')
  const [query] = useSearchParams()
  const claim = useForm<FormOf<typeof action, 'claim'>>('claim')
  const decline = useForm<FormOf<typeof action, 'decline'>>('decline')
  return (
    <OfferPage offer={offer} token={query.get('token') ?? ''} claim={claim} decline={decline}>
      <ButtonLink to={eventsAddress} variant="outline">
        {t('events')}
      </ButtonLink>
    </OfferPage>
  )
}
