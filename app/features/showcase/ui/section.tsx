import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { cx } from '~/lib/cx'

export const sections = [
  'mark',
  'colour',
  'type',
  'pictures',
  'header',
  'hero',
  'buttons',
  'states',
  'cards',
  'fields',
  'table',
  'choices',
  'layers',
  'voices',
] as const

export type SectionName = (typeof sections)[number]

export const numberOf = (name: SectionName) => String(sections.indexOf(name) + 1).padStart(2, '0')

/** A section of the showcase: number and name on the left, samples on the right, or below when `wide`. */
export function Section({ name, wide = false, children }: { name: SectionName; wide?: boolean; children: ReactNode }) {
  const t = useTranslations(showcaseMessages)
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className={cx(
        'grid gap-x-12 gap-y-10 border-t border-line py-14 md:py-20',
        !wide && 'md:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <header className={cx('grid content-start gap-x-12 gap-y-3', wide && 'md:grid-cols-[13rem_minmax(0,1fr)]')}>
        <div>
          <p aria-hidden="true" className="text-sm text-prestige tabular-nums">
            {numberOf(name)}
          </p>
          <h2 id={`${name}-title`} className="mt-1 text-2xl">
            {t(`${name}.title`)}
          </h2>
        </div>
        <p className={cx('max-w-[52ch] text-sm text-muted', wide && 'md:pt-6.5')}>{t(`${name}.note`)}</p>
      </header>
      <div className="grid min-w-0 content-start gap-10">{children}</div>
    </section>
  )
}

/** One sample with its caption. */
export function Specimen({
  label,
  className,
  children,
}: {
  label: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-xs text-muted">{label}</p>
      <div className={className}>{children}</div>
    </div>
  )
}
