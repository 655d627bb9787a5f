/** Short statements, separated by thin lines. */
export function Points({ title, points, className }: { title: string; points: string[]; className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[1.75rem_1fr] border-line border-t py-3.5 text-sm">
            <span aria-hidden="true" className="mt-[0.72em] h-px w-3 bg-prestige" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
