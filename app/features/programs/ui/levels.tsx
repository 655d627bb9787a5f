import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { currency } from '../model/figures'
import type { PriceSection } from '../model/price-list'
import { AddOns } from './add-ons'
import { Chapter } from './chapter'
import { PriceTable } from './price-table'

type LevelsProps = { eyebrow: string; title: string; section: PriceSection; children?: ReactNode }

/** A program's levels and prices, what they all include, and add-ons. */
export function Levels({ eyebrow, title, section, children }: LevelsProps) {
  const t = useTranslations(programsMessages)
  return (
    <Chapter id="levels" eyebrow={eyebrow} title={title} lead={t('terms', { currency })} raised wide>
      <PriceTable section={section} />
      {(children || section.addOns) && (
        <div className="mt-14 grid gap-x-16 gap-y-12 md:grid-cols-2">
          <div>{children}</div>
          {section.addOns && <AddOns lines={section.addOns} />}
        </div>
      )}
    </Chapter>
  )
}
