import { ArrowRight } from 'lucide'
import { circle } from '~/features/circles/model'
import { QuestionTable } from '~/features/circles/ui/question-table'
import { SessionMap } from '~/features/circles/ui/session-map'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { HomeContent } from '../model'
import { CircleDatesList } from './circle-dates-list'
import { TableLens } from './table-lens'

type Props = Pick<HomeContent, 'next' | 'upcoming' | 'cityDates' | 'route'>

/** The next city's table, enlarged out of its dot on the map, with the question on it; then the dates. */
export function CirclesSection({ next, upcoming, cityDates, route }: Props) {
  const t = useTranslations(homeSectionsMessages, 'circles')
  return (
    <section id="circles" className="overflow-clip border-line border-t">
      <div className="wrap relative grid gap-x-10 gap-y-10 py-16 md:grid-cols-[5fr_7fr] md:py-28 xl:block xl:h-[1020px] xl:py-0">
        {next?.place && <TableLens city={next.place} />}
        <div className="relative md:col-span-2 xl:max-w-[430px] xl:pt-24">
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[16ch] text-3xl xl:text-[3.375rem] xl:leading-[1.03]">{t('title')}</h2>
          <p className="mt-5 max-w-[48ch] text-muted">{t('text')}</p>
          <Untranslated among={[next?.title ?? null]} />
          <p className="mt-4">
            <Link
              to="/circles"
              className="group inline-flex min-h-11 items-center gap-3 border-prestige border-b font-semibold text-sm hover:text-action"
            >
              {t('about')}
              <Icon icon={ArrowRight} className="size-4.5 transition-transform group-hover:translate-x-1" />
            </Link>
          </p>
        </div>
        <QuestionTable
          label={next ? t('table', { question: next.title.text, ...circle.people }) : t('emptyTable', circle.people)}
          question={next?.title}
          city={next?.city}
          className="max-w-[452px] self-center max-md:mx-auto xl:absolute xl:top-[520px] xl:left-8 xl:w-[452px]"
        />
        <SessionMap
          next={next}
          cityDates={cityDates}
          route={route}
          className="self-center max-md:-mx-5 max-md:w-[calc(100%+2.5rem)] xl:absolute xl:top-0 xl:left-[444px] xl:w-[880px]"
        />
        <CircleDatesList dates={[next, ...upcoming]} />
      </div>
    </section>
  )
}
