import type { ComponentProps } from 'react'

type Props = ComponentProps<'input'> & { label: string }

const ringClass =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-raised hover:border-muted ' +
  'checked:border-[6px] checked:border-action forced-colors:appearance-auto'

/** One of several choices that exclude each other. */
export const RadioField = ({ label, ...rest }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-sm">
    <input {...rest} type="radio" className={ringClass} />
    {label}
  </label>
)
