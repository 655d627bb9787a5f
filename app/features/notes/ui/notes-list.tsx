import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { Link } from '~/ui/link'
import { categoryPath, type ListedNote, type NoteCategory } from '../model'
import { LeadNote, SmallNote } from './note-teasers'

type Props = { notes: ListedNote[]; categories: NoteCategory[]; current: NoteCategory | null }

/** The categories, the newest note large and the others small beside it. */
export default function NotesList({ notes, categories, current }: Props) {
  const [lead, ...others] = notes
  return (
    <>
      {categories.length > 1 && <Categories categories={categories} current={current} />}
      <div className="mt-10 grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,46.25rem)_minmax(17rem,1fr)] xl:gap-x-22">
        {lead && <LeadNote note={lead} heading="h2" />}
        {others.length > 0 && (
          <div>
            {others.map((note, index) => (
              <SmallNote key={note.id} note={note} heading="h2" isFirst={index === 0} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

function Categories({ categories, current }: Omit<Props, 'notes'>) {
  const t = useTranslations(notesMessages)
  const links = [
    { key: '', name: t('allCategories'), lang: undefined, to: '/notes', isCurrent: !current },
    ...categories.map((category) => ({
      key: category.key,
      name: category.text,
      lang: category.lang,
      to: categoryPath(category),
      isCurrent: category.key === current?.key,
    })),
  ]
  return (
    <nav aria-label={t('categories')} className="mt-10 border-line border-b print:hidden">
      <ul className="flex flex-wrap gap-x-7 text-sm">
        {links.map(({ key, name, lang, to, isCurrent }) => (
          <li key={key} className="min-w-0">
            <Link
              to={to}
              lang={lang}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b text-muted wrap-anywhere hover:text-ink aria-[current]:border-prestige aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
