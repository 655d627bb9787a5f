import type { ResolvedText } from '~/features/content/model'
import { ContentText } from '~/features/content/ui/content-text'
import { programFigures } from '~/features/programs/model/figures'
import { programPages } from '~/features/site/model'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { Link } from '~/ui/link'
import type { HomeContent } from '../model'
import { Numbered, SplitSection } from './split-section'

type Props = { intro: ResolvedText | null; cases: HomeContent['microCases'] }

/** The programs, and the cases from the content service, if it has any. */
export function WorkSection({ intro, cases }: Props) {
  const t = useTranslations(homeSectionsMessages, 'work')
  const items = (['visits', 'exchange', 'ambassadors', 'speedDial'] as const).map((key) => ({
    key,
    title: (
      <Link to={programPages[key]} className="underline decoration-line underline-offset-6 hover:decoration-prestige">
        {t(`${key}.title`)}
      </Link>
    ),
    body: t(`${key}.body`, programFigures[key]),
  }))
  return (
    <SplitSection
      id="work"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={intro ? <ContentText {...intro} /> : t('intro')}
      contentTexts={[intro, ...cases.map(({ context }) => context)]}
    >
      <Numbered items={items} />
      {cases.length > 0 && (
        <ul className="mt-12 grid gap-8">
          {cases.map(({ id, market, context, move, result }) => (
            <li key={id} className="border-prestige border-l-2 pl-6">
              <p className="text-prestige text-sm">
                <ContentText {...market} />
              </p>
              <p className="mt-1">
                <ContentText {...context} />
              </p>
              <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[6rem_1fr]">
                <dt className="text-muted">{t('move')}</dt>
                <dd>
                  <ContentText {...move} />
                </dd>
                <dt className="text-muted">{t('result')}</dt>
                <dd>
                  <ContentText {...result} />
                </dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </SplitSection>
  )
}
