import { createFormatter } from 'use-intl/core'
import { currency } from '~/features/programs/model/figures'
import { formatTags, type Locale } from '~/i18n/locales'
import { engagementOfferMessages } from '~/i18n/messages/engagement-offer'
import { programsMessages } from '~/i18n/messages/programs'
import { getTranslator, timeZone } from '~/i18n/translator'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { engagementLabels } from '../model/labels'

/** How the parts of an offer are written in one language. */
export async function getOfferTexts(locale: Locale) {
  const t = await getTranslator(engagementOfferMessages, locale)
  const labels = engagementLabels(await getTranslator(programsMessages, locale), t)
  const format = createFormatter({ locale: formatTags[locale], timeZone })
  return {
    t,
    labels,
    number: (value: number) => format.number(value),
    /** A no-break space keeps an amount and its currency on one line. Nothing is written as such. */
    money: (amount: number) => (amount === 0 ? t('free') : `${format.number(amount)}\u00a0${currency}`),
    /** A calendar day, at noon so that no zone moves it. */
    day: (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' }),
    date: (at: Date) => format.dateTime(at, { dateStyle: 'long' }),
    moment: (at: Date) => format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' }),
  }
}

type Accepted = { program: EngagementProgram; tier: string; total: number }

/** What is ticked to accept an offer. It names what it costs, so that nobody accepts another offer than they have read. */
export async function getAcceptanceSentence(locale: Locale, organisation: string, engagement: Accepted) {
  const { t, labels, money } = await getOfferTexts(locale)
  const values = { organisation, program: labels.offering(engagement) }
  if (engagement.total === 0) return t('freeSentence', values)
  return t('sentence', { ...values, amount: money(engagement.total) })
}
