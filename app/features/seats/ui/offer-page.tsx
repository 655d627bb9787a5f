import type { ReactNode } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { seatsMessages } from '~/i18n/messages/seats'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type OfferPage as Offer, type SeatRefusal, seatFailureOf } from '../model'
import { Countdown } from './countdown'
import { SeatRefused } from './seat-refused'

type LinkForm = FormHandle<{ data: undefined; reason: SeatRefusal }>
type Props = {
  /** Null for a link that does not work. */
  offer: Offer | null
  token: string
  claim: LinkForm
  decline: LinkForm
  /** The way on, when there is nothing to answer. */
  children: ReactNode
}

/** An offered seat with its buttons, or what became of it. Not for search engines. */
export function OfferPage({ offer, token, claim, decline, children }: Props) {
  const t = useTranslations(seatsMessages, 'page')
  const state = offer?.state ?? 'wrong'
  const text = offer && state === 'open' ? t('open.text', { until: t('when', offer.until) }) : undefined
  const failure = seatFailureOf(claim.settled) ?? seatFailureOf(decline.settled)
  return (
    <section className="wrap grid min-h-[60dvh] content-center justify-items-start gap-6 py-20 md:py-28">
      <PageTitle title={t(`${state}.title`)} description={t(`${state}.title`)} />
      <meta name="robots" content="noindex" />
      <p className="eyebrow">{t('eyebrow')}</p>
      <h1 className="max-w-[18ch] text-4xl">{t(`${state}.title`)}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text ?? (state === 'open' ? null : t(`${state}.text`))}</p>
      {offer && (
        <p className="max-w-[52ch] wrap-anywhere">
          <span lang={offer.title.lang} className="block font-display text-2xl">
            {offer.title.text}
          </span>
          <span className="block text-muted">
            {t('when', { date: offer.date, time: offer.time, zoneName: offer.zoneName })}
          </span>
          <span className="block text-muted">{offer.location}</span>
        </p>
      )}
      {offer?.state === 'open' ? (
        <>
          {offer.isPair && <p>{t('pair')}</p>}
          <Countdown until={offer.until.iso} />
          <div className="flex flex-wrap gap-3">
            <LinkButton form={claim} name="claim" token={token} />
            <LinkButton form={decline} name="decline" token={token} />
          </div>
        </>
      ) : (
        children
      )}
      {failure && <SeatRefused reason={failure} />}
    </section>
  )
}

function LinkButton({ form, name, token }: { form: LinkForm; name: 'claim' | 'decline'; token: string }) {
  const t = useTranslations(seatsMessages, 'offer')
  return (
    <Form form={form}>
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        variant={name === 'claim' ? 'default' : 'outline'}
        busy={form.isBusy}
        busyLabel={t(`${name}Busy`)}
      >
        {t(name)}
      </Button>
    </Form>
  )
}
