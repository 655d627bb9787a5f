import type { ComponentProps } from 'react'
import type { Option } from '~/ui/field'

type Props = ComponentProps<'select'> & { label: string; options: readonly Option[] }

/** A native select with the height of small buttons; its label is for screen readers only. */
export const SmallSelect = ({ label, options, ...rest }: Props) => (
  <select
    {...rest}
    aria-label={label}
    className="min-h-8.5 rounded-sm border border-line-strong bg-raised px-2.5 py-1 text-sm hover:border-muted pointer-coarse:min-h-11"
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
