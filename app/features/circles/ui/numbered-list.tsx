import type { ResolvedText } from '~/features/content/model'

/** Lines between hairlines, each with its number in brass. */
export const NumberedList = ({ items }: { items: ResolvedText[] }) => (
  <ol>
    {items.map(({ text, lang }, index) => (
      <li key={text} className="grid grid-cols-[3.5rem_1fr] border-line border-t py-5 last:border-b">
        <span aria-hidden="true" className="pt-0.5 text-prestige text-sm tabular-nums">
          {String(index + 1).padStart(2, '0')}
        </span>
        <span lang={lang} className="max-w-[44ch]">
          {text}
        </span>
      </li>
    ))}
  </ol>
)
