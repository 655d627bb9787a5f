import type { ReactNode } from 'react'

type Props = { title: string; describedBy?: string; children: ReactNode }

/** A fieldset with a title, in two columns. */
export const FieldGroup = ({ title, describedBy, children }: Props) => (
  <fieldset aria-describedby={describedBy} className="min-w-0 border-line border-t pt-5">
    <legend className="float-left mb-4 font-display text-xl">{title}</legend>
    <div className="clear-both grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
  </fieldset>
)
