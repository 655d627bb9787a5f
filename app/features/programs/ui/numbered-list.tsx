export type Item = { key: string; title: string; text: string }

/** Numbered steps between thin lines. */
export function NumberedList({ items }: { items: Item[] }) {
  return (
    <ol>
      {items.map(({ key, title, text }, index) => (
        <li key={key} className="grid grid-cols-[3.5rem_1fr] border-line border-t py-6 last:border-b">
          <span aria-hidden="true" className="pt-1 text-prestige text-sm tabular-nums">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 max-w-[52ch] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
