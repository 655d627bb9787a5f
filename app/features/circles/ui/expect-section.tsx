import type { ResolvedText } from '~/features/content/model'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { NumberedList } from './numbered-list'

const items = ['question', 'table', 'host', 'after'] as const

export function ExpectSection({ texts }: { texts: ResolvedText[] | null }) {
  const t = useTranslations(circlesSectionsMessages, 'expect')
  return (
    <section className="wrap grid gap-x-8 lg:gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
        <Untranslated among={texts ?? []} />
      </div>
      <NumberedList items={texts ?? items.map((item) => ({ text: t(`items.${item}`) }))} />
    </section>
  )
}
