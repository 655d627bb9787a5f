import type { ResolvedText } from '~/features/content/model'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { cx } from '~/lib/cx'
import type { CirclesContent, PastSession } from '../model'
import { SessionDate } from './session-time'

const topicKeys = ['home', 'tender', 'pilots', 'data'] as const

/** Topics of past circles, and the past sessions. */
export function PastSection({ past, pastTopics }: Pick<CirclesContent, 'past' | 'pastTopics'>) {
  const t = useTranslations(circlesSectionsMessages, 'past')
  const topicTexts: ResolvedText[] = pastTopics ?? topicKeys.map((topic) => ({ text: t(`items.${topic}`) }))
  return (
    <section className="border-line border-y bg-band">
      <div className="wrap grid gap-x-8 lg:gap-x-16 gap-y-14 py-20 md:grid-cols-[7fr_5fr] md:py-28">
        <div className={cx(past.length === 0 && 'md:col-span-2')}>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[20ch] text-3xl">{t('title')}</h2>
          <Untranslated among={topicTexts} />
          <ul
            className={cx(
              'mt-8 grid gap-x-16 gap-y-5 font-display text-xl tracking-tight',
              past.length === 0 && 'md:grid-cols-2',
            )}
          >
            {topicTexts.map(({ text, lang }) => (
              <li key={text} lang={lang} className="max-w-[36ch] text-pretty">
                {text}
              </li>
            ))}
          </ul>
        </div>
        {past.length > 0 && (
          <div className="grid content-start gap-10">
            <SessionList title={t('sessions')} sessions={past.filter(({ isArchived }) => !isArchived)} />
            <SessionList title={t('archive')} sessions={past.filter(({ isArchived }) => isArchived)} />
          </div>
        )}
      </div>
    </section>
  )
}

const SessionList = ({ title, sessions }: { title: string; sessions: PastSession[] }) =>
  sessions.length > 0 && (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ol className="mt-5 text-sm">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid gap-x-6 border-line border-t py-3.5 last:border-b max-md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto]"
          >
            <span lang={session.title.lang}>{session.title.text}</span>
            <span className="text-muted tabular-nums">
              <SessionDate session={session} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
