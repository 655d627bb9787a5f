import { lowest, programFigures, programs } from '~/features/programs/model/figures'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { programPages } from '~/features/site/model'
import { useFormatter, useTranslations } from '~/i18n/language'
import { homeNewSectionsMessages } from '~/i18n/messages/home-new-sections'
import { ButtonLink } from '~/ui/button'
import { Card, CardFooter, CardText, CardTitle } from '~/ui/card'

const lowestPrices = {
  visits: lowest(programs.visits.tiers),
  exchange: lowest(programs.exchange.tiers),
  ambassadors: lowest(programs.ambassadors.tiers),
  speedDial: lowest(programs.speedDial.dayRates),
}

/** The four programs, each a card that leads to its page. */
export function ProgramCards() {
  const t = useTranslations(homeNewSectionsMessages, 'programs')
  const format = useFormatter()
  const list = usePriceList()
  return (
    <section id="programs" className="wrap py-20 md:py-28">
      <p className="eyebrow">{t('eyebrow')}</p>
      <h2 className="mt-3 max-w-[18ch] text-3xl">{t('title')}</h2>
      <ul className="mt-12 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {(['visits', 'exchange', 'ambassadors', 'speedDial'] as const).map((key) => (
          <Card as="li" key={key}>
            <CardTitle to={programPages[key]}>{t(`${key}.title`)}</CardTitle>
            <CardText>{t(`${key}.text`, programFigures[key])}</CardText>
            <CardFooter className="text-prestige tabular-nums">
              {t(key === 'speedDial' ? 'dayRate' : 'from', { price: format.number(lowestPrices[key]) })}
              <span className="mt-1 block text-muted">{list[key].basis}</span>
            </CardFooter>
          </Card>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-6">
        <p className="text-muted text-sm">{t('vat')}</p>
        <ButtonLink to="/contact" variant="outline">
          {t('contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
