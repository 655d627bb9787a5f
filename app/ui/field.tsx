import { Check, ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { cx } from '~/lib/cx'
import { controlClass, FieldFrame, FieldNotes, type FieldProps, RequiredMark, useControl } from '~/ui/field-frame'
import { Icon } from '~/ui/icon'

type InputProps = FieldProps & ComponentProps<'input'>

export function TextField({ label, hint, error, className, id, required, ...rest }: InputProps) {
  const control = useControl({ id, hint, error, required })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required} className={className}>
      <input type="text" {...rest} {...control} className={controlClass} />
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps & ComponentProps<'textarea'>

export function TextAreaField({ label, hint, error, className, id, required, ...rest }: TextAreaProps) {
  const control = useControl({ id, hint, error, required })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required} className={className}>
      <textarea rows={4} {...rest} {...control} className={cx(controlClass, 'field-sizing-content min-h-28')} />
    </FieldFrame>
  )
}

export type Option = { value: string; label: string; disabled?: boolean | undefined }

type SelectProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly Option[]
    /** Shown until something is chosen; its value is empty. */
    placeholder?: string | undefined
  }

export function SelectField(props: SelectProps) {
  const { label, hint, error, className, id, required, options, placeholder, ...rest } = props
  // Without an empty option something is always chosen, and `required` would be invalid HTML.
  const control = useControl({ id, hint, error, required: required && placeholder !== undefined })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required} className={className}>
      <div className="relative">
        <select {...rest} {...control} className={cx(controlClass, 'appearance-none pr-10')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          icon={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  )
}

const boxClass =
  'peer size-5 cursor-pointer appearance-none rounded-sm border border-line-strong bg-raised transition-colors ' +
  'duration-150 hover:border-muted checked:border-action checked:bg-action aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto'

export function CheckboxField({ label, hint, error, className, id, required, ...rest }: InputProps) {
  const control = useControl({ id, hint, error, required })
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input {...rest} {...control} type="checkbox" className={boxClass} />
          <Icon
            icon={Check}
            className="pointer-events-none absolute size-3.5 stroke-3 text-on-action opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  )
}
