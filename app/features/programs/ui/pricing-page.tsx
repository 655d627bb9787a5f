import { ArrowLeft, Download } from 'lucide'
import { programPages } from '~/features/site/model'
import { useLanguage, useTranslations } from '~/i18n/language'
import { pricingMessages } from '~/i18n/messages/pricing'
import { programsMessages } from '~/i18n/messages/programs'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { currency, type Programs } from '../model/figures'
import { entriesOf } from '../model/price-labels'
import { groups } from '../model/price-list'
import { numberOf, PricingContents } from './pricing-contents'
import { PricingSection } from './pricing-section'
import { usePriceList } from './use-price-list'

const pages: Record<string, string | undefined> = programPages

export default function PricingPage({ figures }: { figures?: Programs }) {
  const t = useTranslations(pricingMessages)
  const programs = useTranslations(programsMessages)
  const list = usePriceList(figures)
  return (
    <>
      <section className="border-line border-b">
        <div className="wrap grid gap-x-16 gap-y-14 pt-16 pb-16 md:pt-24 md:pb-20 lg:grid-cols-[6fr_5fr]">
          <div>
            <p className="eyebrow">{t('eyebrow')}</p>
            <h1 className="mt-4 max-w-[10ch] text-4xl">{t('title')}</h1>
            <p className="mt-7 max-w-[34rem] text-lg text-muted">{t('lead')}</p>
            <p className="mt-4 text-sm">{programs('terms', { currency })}</p>
            <PricingActions />
          </div>
          <PricingContents list={list} />
        </div>
      </section>
      {entriesOf(groups).map(([group, names]) => (
        <section key={group} className="wrap pt-16 md:pt-24">
          <h2 className="mb-8 text-3xl">{t(`groups.${group}`)}</h2>
          {names.map((name) => (
            <PricingSection key={name} id={name} number={numberOf(name)} section={list[name]} to={pages[name]} />
          ))}
          {group === 'programs' && (
            <p className="border-line border-t py-6 text-muted text-sm">
              {t('circles')}{' '}
              <Link
                to="/circles"
                className="text-ink underline decoration-line-strong underline-offset-4 hover:text-action"
              >
                {t('circlesLink')}
              </Link>
            </p>
          )}
        </section>
      ))}
      <section className="border-line border-t bg-raised">
        <div className="wrap grid items-end gap-x-16 gap-y-8 py-16 md:grid-cols-[7fr_5fr] md:py-24">
          <div>
            <h2 className="max-w-[18ch] text-3xl">{t('closing.title')}</h2>
            <p className="mt-5 max-w-[50ch] text-muted">{t('closing.text')}</p>
            <PricingActions />
          </div>
          <p className="md:justify-self-end">
            <Link to="/" className="inline-flex items-center gap-2 py-2.5 font-semibold text-sm hover:text-action">
              <Icon icon={ArrowLeft} className="size-4" />
              {t('home')}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}

function PricingActions() {
  const t = useTranslations(pricingMessages)
  const programs = useTranslations(programsMessages)
  const locale = useLanguage()
  return (
    <div className="mt-8 flex flex-wrap gap-3.5">
      <ButtonLink to="/contact">{programs('request')}</ButtonLink>
      {/* With the language in the address, so that everyone the link is sent to gets the same list. */}
      <ButtonLink to={`/pricing.pdf?lang=${locale}`} reloadDocument download variant="outline">
        <Icon icon={Download} className="size-4" />
        {t('download')}
      </ButtonLink>
    </div>
  )
}
