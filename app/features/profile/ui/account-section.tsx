import type { ReactNode } from 'react'

/** One part of the account page: heading on the left, content on the right. */
export const AccountSection = ({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid gap-x-16 gap-y-6 border-line border-t py-8 md:grid-cols-[4fr_7fr]"
  >
    <div>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-[36ch] text-muted text-sm">{text}</p>}
    </div>
    <div className="max-w-xl">{children}</div>
  </section>
)
