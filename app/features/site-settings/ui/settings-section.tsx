import type { ReactNode } from 'react'

type Props = { id: string; title: string; text: ReactNode; children: ReactNode }

/** A heading with what it is about on the left, its settings on the right. */
export const SettingsSection = ({ id, title, text, children }: Props) => (
  <section
    aria-labelledby={`${id}-title`}
    className="grid gap-x-12 gap-y-5 border-line border-t pt-5 pb-9 lg:grid-cols-[17rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={`${id}-title`} className="text-[1.3125rem]/6">
        {title}
      </h2>
      <p className="mt-2 max-w-[40ch] text-[0.8125rem]/4.5 text-muted">{text}</p>
    </div>
    <div className="max-w-[52rem]">{children}</div>
  </section>
)

/** A line to read: what it is, its value, and the variable that sets it. */
export const FixedLine = ({ label, value, variable }: { label: string; value: string; variable?: string | null }) => (
  <div className="grid gap-x-4 border-soft border-b py-1.5 text-[0.875rem]/5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem]">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{value}</dd>
    {variable && (
      <dd className="text-muted sm:text-right">
        <Variable>{variable}</Variable>
      </dd>
    )}
  </div>
)

export const Variable = ({ children }: { children: string }) => (
  <code className="wrap-anywhere text-xs">{children}</code>
)
