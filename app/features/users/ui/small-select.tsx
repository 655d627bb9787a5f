import type { ComponentProps } from 'react'
import type { Option } from '~/ui/field'

type Props = ComponentProps<'select'> & { label: string; options: readonly Option[] }

/** A native select as low as the buttons beside it; its name is for those who do not see what it stands among. */
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
