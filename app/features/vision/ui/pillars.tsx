import { useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'

const pillars = [
  ['strategy', 'fade-pillar-1'],
  ['ventures', 'fade-pillar-2'],
  ['circles', 'fade-pillar-3'],
] as const

export function Pillars() {
  const t = useTranslations(visionMessages)
  return (
    <section aria-label={t('pillars')} className="mt-16 border-line border-y md:mt-20">
      <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {pillars.map(([pillar, delay]) => (
          <li key={pillar} className="px-6 py-8">
            <div className={`fade-in ${delay}`}>
              <h2 className="text-xl">{t(`${pillar}.title`)}</h2>
              <p className="mx-auto mt-1.5 max-w-[24ch] text-muted text-sm">{t(`${pillar}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
