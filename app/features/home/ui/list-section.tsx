type Props = { id: string; eyebrow: string; title: string; lead?: string; items?: { title: string; body: string }[] }

/** A heading on the left, a numbered list between hairlines on the right. */
export function ListSection({ id, eyebrow, title, lead, items = [] }: Props) {
  return (
    <section id={id} className="wrap grid gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-3 max-w-[16ch] text-3xl">{title}</h2>
        {lead && <p className="mt-5 max-w-[44ch] text-muted">{lead}</p>}
      </div>
      {items.length > 0 && (
        <ol>
          {items.map((item, index) => (
            <li key={item.title} className="grid grid-cols-[3.5rem_1fr] border-line border-t py-6 last:border-b">
              <span aria-hidden="true" className="pt-1 text-prestige text-sm tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="text-xl">{item.title}</h3>
                <p className="mt-1.5 max-w-[52ch] text-muted">{item.body}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
