import { cx } from '~/lib/cx'
import { Chapter } from './chapter'
import type { Item } from './numbered-list'

type SideBySideProps = { id?: string; eyebrow: string; title: string; items: Item[] }

/** Unordered items in columns, such as a program's audiences or benefits. */
export function SideBySide({ id, eyebrow, title, items }: SideBySideProps) {
  return (
    <Chapter {...(id && { id })} eyebrow={eyebrow} title={title} wide>
      <ul
        className={cx('grid gap-x-10 gap-y-8', items.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3')}
      >
        {items.map(({ key, title, text }) => (
          <li key={key} className="border-prestige/50 border-t pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-[44ch] text-muted text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
