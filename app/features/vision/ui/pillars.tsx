import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'

const pillars = [
  ['strategy', 'fade-pillar-1'],
  ['ventures', 'fade-pillar-2'],
  ['circles', 'fade-pillar-3'],
] as const

/** The lines around a pillar fade in with its words. */
export function Pillars() {
  const t = useTranslations(visionMessages)
  const { voice } = useSite()
  return (
    <section aria-label={t('pillars', { voice })} className="mt-16 md:mt-20">
      <ul className="grid md:grid-cols-3">
        {pillars.map(([pillar, delay]) => (
          <li
            key={pillar}
            className={`fade-in ${delay} border-line border-t px-6 py-8 last:border-b md:border-b md:not-first:border-l`}
          >
            <h2 className="text-xl">{t(`${pillar}.title`)}</h2>
            <p className="mx-auto mt-1.5 max-w-[24ch] text-muted text-sm">{t(`${pillar}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
