import { useTranslations } from '~/i18n/language'
import { ambassadorsMessages } from '~/i18n/messages/ambassadors'
import { ButtonLink } from '~/ui/button'
import { usePriceList } from './use-price-list'

const offers = ['embassy', 'studyVisits', 'support'] as const

/** The offers for embassies beside membership, with their lowest prices. */
export function EmbassyOffer() {
  const t = useTranslations(ambassadorsMessages, 'embassies')
  const list = usePriceList()
  return (
    <section className="wrap pb-16 md:pb-24">
      <div className="grid gap-x-8 lg:gap-x-16 gap-y-8 border-line border-t pt-12 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="max-w-[18ch] text-2xl">{t('title')}</h2>
          <p className="mt-3 max-w-[44ch] text-muted">{t('text')}</p>
          <p className="mt-6">
            <ButtonLink to="/pricing#embassy" variant="outline">
              {t('link')}
            </ButtonLink>
          </p>
        </div>
        <dl>
          {offers.map((name) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-6 border-line border-t py-4 first:border-t-0 md:first:pt-0"
            >
              <dt className="font-display text-xl tracking-tight">{list[name].title}</dt>
              <dd className="pt-1 text-prestige text-sm tabular-nums">{list[name].summary}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
