import { useTranslations } from '~/i18n/language'
import { pricingMessages } from '~/i18n/messages/pricing'
import { entriesOf } from '../model/price-labels'
import { groups, type PriceList } from '../model/price-list'

const order = Object.values(groups).flat()

export const numberOf = (name: (typeof order)[number]) => String(order.indexOf(name) + 1).padStart(2, '0')

/** Table of contents: every program with a link to its section and its lowest price. */
export function PricingContents({ list }: { list: PriceList }) {
  const t = useTranslations(pricingMessages)
  return (
    <nav aria-label={t('contents')} className="min-w-0">
      {entriesOf(groups).map(([group, names]) => (
        <div key={group} className="mb-8 last:mb-0">
          <p className="eyebrow">{t(`groups.${group}`)}</p>
          <ul className="mt-3 text-sm">
            {names.map((name) => (
              <li key={name} className="border-line border-t">
                <a
                  href={`#${name}`}
                  className="grid min-h-11 grid-cols-[2.5rem_1fr_auto] items-baseline py-2.5 hover:text-action"
                >
                  <span aria-hidden="true" className="text-muted tabular-nums">
                    {numberOf(name)}
                  </span>
                  <span>{list[name].title}</span>
                  <span className="whitespace-nowrap pl-4 text-right max-sm:whitespace-normal text-muted tabular-nums">
                    {list[name].summary}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
