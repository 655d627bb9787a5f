import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { ArrowLink } from '~/ui/arrow-link'
import type { HomeContent } from '../model'
import { drawings } from './what-drawings'

const pages = { signals: '/newsletter', circles: '/circles', advisory: '/#work' } as const

/** Three rows between hairlines; a whole row is its link. */
export function WhatSection({ bodies }: { bodies: HomeContent['what'] }) {
  const t = useTranslations(homeSectionsMessages, 'whatido')
  const { voice, letterRhythm } = useSite()
  return (
    <section id="whatido" className="wrap py-16 md:pt-32 md:pb-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-5 md:pb-7">
        <h2 className="text-[2.25rem] leading-[1.06] lg:text-[2.875rem]">{t('title')}</h2>
        <p className="eyebrow">{t('eyebrow', { voice })}</p>
      </div>
      <ul>
        {(['signals', 'circles', 'advisory'] as const).map((key) => {
          const Drawing = drawings[key]
          const body = bodies[key]
          return (
            <li
              key={key}
              className="group relative grid grid-cols-[4.5rem_1fr] gap-x-4 border-line border-t py-5 last:border-b md:grid-cols-[7.5rem_1fr_auto] md:gap-x-10 md:py-8 lg:min-h-44 lg:grid-cols-[7.5rem_20.5rem_1fr_12.5rem] lg:items-center xl:grid-cols-[7.5rem_24.5rem_1fr_12.5rem] lg:gap-x-0 lg:py-4"
            >
              <Drawing className="row-span-3 w-18 md:row-span-2 md:w-30 lg:row-span-1" />
              <h3 className="hyphens-none text-[2.125rem] leading-[1.1] md:text-[3rem] lg:pl-14 lg:text-[3.375rem] lg:leading-none xl:text-[4.125rem] lg:tracking-[-0.03em]">
                {t(`${key}.title`)}
              </h3>
              <p className="mt-1 max-w-[26rem] text-muted max-lg:col-start-2 max-lg:row-start-2 lg:mt-0 lg:pl-6">
                {body ? <ContentText {...body} /> : t(`${key}.body`, { rhythm: letterRhythm })}
              </p>
              <p className="max-md:col-start-2 md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1 md:self-center md:text-right">
                <ArrowLink
                  to={pages[key]}
                  className="after:absolute after:inset-0 group-hover:[&>svg]:translate-x-1 max-md:mt-1"
                >
                  {t(`${key}.link`)}
                </ArrowLink>
              </p>
            </li>
          )
        })}
      </ul>
      <Untranslated among={Object.values(bodies)} />
    </section>
  )
}
