import { ArrowRight } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { PriceSection } from '../model/price-list'
import { AddOns } from './add-ons'
import { PriceTable } from './price-table'

type PricingSectionProps = { id: string; number: string; section: PriceSection; to?: string | undefined }

/** One program on the price list. */
export function PricingSection({ id, number, section, to }: PricingSectionProps) {
  const t = useTranslations(programsMessages)
  const { title, text, notes, addOns } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t pt-8 pb-16">
      <div className="grid gap-x-6 md:grid-cols-[3.5rem_1fr]">
        <p aria-hidden="true" className="text-prestige text-sm tabular-nums md:pt-2">
          {number}
        </p>
        <div>
          <h3 id={`${id}-title`} className="text-2xl max-sm:text-[1.625rem]">
            {title}
          </h3>
          <p className="mt-2 max-w-[56ch] text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-8 md:ml-20">
        <PriceTable section={section} />
        {notes && (
          <ul className="mt-6 grid max-w-[68ch] gap-2 text-muted text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {addOns && (
          <div className="mt-10">
            <AddOns lines={addOns} brief as="h4" />
          </div>
        )}
        {to && (
          <p className="mt-8 text-sm">
            <Link to={to} className="inline-flex items-center gap-2 py-2.5 font-semibold hover:text-action">
              {t('readMore')}
              <span className="sr-only">: {title}</span>
              <Icon icon={ArrowRight} className="size-4" />
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
