import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { circle } from '../model'

const figures = { seat: circle.people, rule: {}, cost: {}, often: circle.minutes, data: {} }
const questions = Object.keys(figures) as (keyof typeof figures)[]

/** Opened by the browser itself. */
export function FaqSection() {
  const t = useTranslations('circlesPage.faq')
  return (
    <section className="wrap grid gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
      </div>
      <div>
        {questions.map((question) => (
          <details key={question} className="group border-line border-t last:border-b">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
              <h3 className="text-xl">{t(`items.${question}.question`)}</h3>
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.5}
                className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[56ch] pb-6 text-muted">{t(`items.${question}.answer`, figures[question])}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
