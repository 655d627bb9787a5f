import { Untranslated } from '~/features/content/ui/content-text'
import { FileLink } from '~/features/insights/ui/file-link'
import { useTranslations } from '~/i18n/language'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import type { Material } from '../model'

/** What guests can download after an event. */
export function MaterialList({ materials }: { materials: Material[] }) {
  const t = useTranslations(eventPagesMessages)
  return (
    <section aria-labelledby="materials-title">
      <h2 id="materials-title" className="border-line border-b pb-2.5 text-xl">
        {t('materials')}
      </h2>
      <ul>
        {materials.map(({ id, ...file }) => (
          <li key={id} className="border-line border-t py-4 first:border-t-0 last:pb-0">
            <FileLink {...file} />
          </li>
        ))}
      </ul>
      <Untranslated among={materials.map(({ title }) => title)} />
    </section>
  )
}
