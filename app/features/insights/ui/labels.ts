import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import type { ComparedField } from '~/features/drafts/model'
import { localeNames, locales, localeTags } from '~/i18n/locales'
import { fieldOf } from '../model'

const labels = { title: 'Title', summary: 'Summary' } as const

/** The fields in which two versions of an item are compared, in the order of the form. */
export const comparedFields: ComparedField[] = [
  ...locales.flatMap((locale) =>
    (['title', 'summary'] as const).map((text) => ({
      name: fieldOf(text, locale),
      label: `${labels[text]} · ${localeNames[locale]}`,
      lang: localeTags[locale],
    })),
  ),
  { name: 'roles', label: 'Roles that may have it', labels: roleLabels },
  { name: 'minLevel', label: 'Lowest access level', labels: levelLabels },
  { name: 'published', label: 'Published', labels: { on: 'Published' } },
]
