import type { ReactNode } from 'react'
import { ContentText } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { cx } from '~/lib/cx'
import type { HomeContent } from '../model'

const patterns = ['pilot', 'spread', 'tender'] as const

/** The cases of the content service; while it has none, patterns that are marked as composites. */
export function WorkCases({ cases }: { cases: HomeContent['microCases'] }) {
  const t = useTranslations(homeSectionsMessages, 'work')
  const rows =
    cases.length > 0
      ? cases.map(({ market, context, move, result }) => ({
          key: context.text,
          label: <ContentText {...market} />,
          remark: null,
          context: <ContentText {...context} />,
          move: <ContentText {...move} />,
          result: <ContentText {...result} />,
        }))
      : patterns.map((key) => ({
          key,
          label: t(`patterns.${key}.who`),
          remark: t('composite'),
          context: t(`patterns.${key}.context`),
          move: t(`patterns.${key}.move`),
          result: t(`patterns.${key}.result`),
        }))
  return (
    <>
      {cases.length === 0 && (
        <div className="border-line border-t">
          <h3 className="wrap pt-10 text-2xl">{t('patterns.title')}</h3>
        </div>
      )}
      {rows.map(({ key, label, remark, context, move, result }, index) => (
        <div key={key} className={cx('border-line', (cases.length > 0 || index > 0) && 'border-t')}>
          <div className="work-columns wrap">
            <div className="pt-8 md:pr-6 md:pb-10">
              <p className="eyebrow">{label}</p>
              {remark && <p className="mt-1 text-muted text-sm">{remark}</p>}
            </div>
            <dl className="work-days work-case">
              <Part name={t('context')}>{context}</Part>
              <Part name={t('move')} className="xl:col-span-2">
                {move}
              </Part>
              <Part name={t('result')} className="xl:-mr-9 xl:pr-0">
                {result}
              </Part>
            </dl>
          </div>
        </div>
      ))}
    </>
  )
}

const Part = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={cx('border-line md:border-l md:pt-8 md:pr-6 md:pb-10 md:pl-3.5', className)}>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="mt-1 text-balance font-display text-xl tracking-tight md:text-lg lg:text-xl">{children}</dd>
  </div>
)
