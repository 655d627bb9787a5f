import { ArrowRight } from 'lucide'
import { programPages } from '~/features/site/model'
import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { entriesOf } from '../model/price-labels'
import { usePriceList } from './use-price-list'

type ClosingProps = {
  title: string
  text: string
  /** Instead of the link to request an invitation. */
  request?: { to: string; label: string }
  /** The program whose page this is; the others are offered. */
  program: keyof typeof programPages
}

/** End of a program's page: a link to request it, and links to the other programs. */
export function Closing({ title, text, request, program }: ClosingProps) {
  const t = useTranslations(programsMessages)
  const list = usePriceList()
  const others = entriesOf(programPages).filter(([name]) => name !== program)
  return (
    <section className="border-line border-t bg-raised">
      <div className="wrap grid gap-x-8 lg:gap-x-16 gap-y-14 py-16 md:grid-cols-[5fr_7fr] md:py-24">
        <div>
          <h2 className="max-w-[16ch] text-3xl">{title}</h2>
          <p className="mt-5 max-w-[46ch] text-muted">{text}</p>
          <p className="mt-8">
            <ButtonLink to={request?.to ?? '/contact'}>{request?.label ?? t('request')}</ButtonLink>
          </p>
        </div>
        <nav aria-label={t('others')}>
          <h3 className="font-text text-muted text-sm tracking-normal">{t('others')}</h3>
          <ul className="mt-4">
            {others.map(([name, to]) => (
              <li key={name} className="border-line border-t">
                <Link to={to} className="group grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-5">
                  <span className="font-display text-xl tracking-tight group-hover:text-action">
                    {list[name].title}
                  </span>
                  <span className="text-prestige text-sm tabular-nums max-sm:col-span-2">{list[name].summary}</span>
                </Link>
              </li>
            ))}
            <li className="border-line border-y">
              <Link
                to="/pricing"
                className="flex items-center justify-between gap-6 py-4 font-semibold text-sm hover:text-action"
              >
                {t('allPrices')}
                <Icon icon={ArrowRight} className="size-4" />
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </section>
  )
}
