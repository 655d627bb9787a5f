import type { ResolvedText } from '~/features/content/model'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'

const audienceKeys = ['providers', 'medtech', 'payers', 'investors'] as const
const valueKeys = ['candour', 'discretion', 'balance', 'restraint'] as const

type Props = { audience: ResolvedText[] | null; values: ResolvedText[] | null }

/** Whom circles are for, and their values. */
export function PeopleSection({ audience, values }: Props) {
  const t = useTranslations(circlesSectionsMessages)
  return (
    <div className="wrap grid gap-x-16 gap-y-16 pb-20 md:grid-cols-2 md:pb-28">
      <Column
        eyebrow={t('for.eyebrow')}
        title={t('for.title')}
        items={audience ?? audienceKeys.map((key) => ({ text: t(`for.items.${key}`) }))}
      />
      <Column
        eyebrow={t('values.eyebrow')}
        title={t('values.title')}
        items={values ?? valueKeys.map((key) => ({ text: t(`values.items.${key}`) }))}
      />
    </div>
  )
}

const Column = ({ eyebrow, title, items }: { eyebrow: string; title: string; items: ResolvedText[] }) => (
  <section>
    <p className="eyebrow">{eyebrow}</p>
    <h2 className="mt-3 max-w-[16ch] text-3xl">{title}</h2>
    <Untranslated among={items} />
    <ul className="mt-8">
      {items.map(({ text, lang }) => (
        <li key={text} lang={lang} className="border-line border-t py-4 last:border-b">
          {text}
        </li>
      ))}
    </ul>
  </section>
)
