import { useTranslations } from '~/i18n/language'
import { exchangeMessages } from '~/i18n/messages/exchange'
import { Chapter } from './chapter'

const marks = ['first', 'second', 'third'] as const

/** Outcomes of an exchange, by follow-up day. */
export function Outcomes({ days }: { days: readonly [number, number, number] }) {
  const t = useTranslations(exchangeMessages, 'outcomes')
  return (
    <Chapter eyebrow={t('eyebrow')} title={t('title')} wide>
      <ol className="grid gap-y-10 md:grid-cols-3">
        {marks.map((mark, index) => (
          <li key={mark} className="relative border-prestige/50 border-t pt-6 md:pr-10">
            <span aria-hidden="true" className="-top-1 absolute left-0 size-2 rounded-full bg-prestige" />
            <h3 className="text-3xl tabular-nums">{t('day', { day: days[index] ?? 0 })}</h3>
            <p className="mt-2 max-w-[40ch] text-muted text-sm">{t(mark)}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  )
}
