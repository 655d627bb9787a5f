import { Faq } from '~/features/site/ui/faq'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { circle, type Rhythm } from '../model'

const figures = { seat: circle.people, rule: {}, cost: {}, often: circle.minutes, data: {} }
const keys = Object.keys(figures) as (keyof typeof figures)[]

export default function FaqSection({ rhythm }: { rhythm: Rhythm }) {
  const t = useTranslations(circlesSectionsMessages, 'faq')
  const questions = keys.map((key) => ({
    key,
    question: t(`items.${key}.question`),
    answer: key === 'often' ? t(`items.often.${rhythm}`, circle.minutes) : t(`items.${key}.answer`, figures[key]),
  }))
  return (
    <section className="wrap grid gap-x-8 lg:gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
      </div>
      <div>
        <Faq questions={questions} />
      </div>
    </section>
  )
}
