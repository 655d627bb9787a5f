import { useFormatter, useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { type Programs, programs } from '../model/figures'
import type { ProgramsTranslator } from '../model/price-labels'
import { type PriceList, priceList } from '../model/price-list'

/** Cache by translator: there is one translator per language. */
const lists = new WeakMap<ProgramsTranslator, PriceList>()

export function usePriceList(figures: Programs = programs): PriceList {
  const t = useTranslations(programsMessages)
  const format = useFormatter()
  if (figures !== programs) return priceList(t, format, figures)
  const list = lists.get(t) ?? priceList(t, format, figures)
  lists.set(t, list)
  return list
}
