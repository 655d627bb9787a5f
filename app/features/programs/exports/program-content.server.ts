import type { Locale } from '~/i18n/locales'
import { ambassadorsMessages } from '~/i18n/messages/ambassadors'
import { exchangeMessages } from '~/i18n/messages/exchange'
import { specimensMessages } from '~/i18n/messages/specimens'
import { speedDialMessages } from '~/i18n/messages/speed-dial'
import { visitsMessages } from '~/i18n/messages/visits'
import { getTranslator } from '~/i18n/translator'
import { programs } from '../model/figures'
import { specimenUses } from '../model/specimen-uses'
import { type ProgramName, specimens } from '../model/specimens'
import type { ProgramContent } from './program-document.server'

/** The texts of a program's page for its PDF. */
export async function getProgramContent(program: ProgramName, locale: Locale): Promise<ProgramContent> {
  const t = await getTranslator(specimensMessages, locale)
  const uses = specimenUses(t, program)
  return {
    ...(await pageTexts[program](locale)),
    papers: {
      title: t('eyebrow'),
      items: specimens[program].map((name) => ({ title: t(`${name}.name`), text: uses[name] })),
    },
  }
}

type PageTexts = Omit<ProgramContent, 'papers'>

const pageTexts: Record<ProgramName, (locale: Locale) => Promise<PageTexts>> = {
  async visits(locale) {
    const t = await getTranslator(visitsMessages, locale)
    const { atMost: count, withinDays: days } = programs.visits.introductions
    const keys = ['question', 'hosts', 'days', 'debrief', 'introductions'] as const
    const items = keys.map((key) => ({ title: t(`steps.${key}.title`), text: t(`steps.${key}.text`, { count, days }) }))
    return { title: t('title'), lead: t('lead'), steps: { title: t('steps.eyebrow'), items } }
  },
  async exchange(locale) {
    const t = await getTranslator(exchangeMessages, locale)
    const [first, second, third] = programs.exchange.commitmentDays
    const figures = { first, second, third, days: programs.exchange.movementDays }
    const keys = ['question', 'room', 'exchange', 'commitments', 'movement'] as const
    const items = keys.map((key) => ({ title: t(`steps.${key}.title`), text: t(`steps.${key}.text`, figures) }))
    return { title: t('title'), lead: t('lead'), steps: { title: t('steps.eyebrow'), items } }
  },
  async ambassadors(locale) {
    const t = await getTranslator(ambassadorsMessages, locale)
    const count = programs.ambassadors.months
    const keys = ['table', 'introductions', 'reading', 'pages'] as const
    const items = keys.map((key) => ({ title: t(`gives.${key}.title`), text: t(`gives.${key}.text`, { count }) }))
    return { title: t('title'), lead: t('lead'), steps: { title: t('gives.eyebrow'), items } }
  },
  async speedDial(locale) {
    const t = await getTranslator(speedDialMessages, locale)
    const count = programs.speedDial.sessionsPerMonth
    const keys = ['response', 'sessions', 'notes', 'bench'] as const
    const items = keys.map((key) => ({
      title: t(`benefits.${key}.title`, { count }),
      text: t(`benefits.${key}.text`),
    }))
    return { title: t('title'), lead: t('lead'), steps: { title: t('benefits.eyebrow'), items } }
  },
}
