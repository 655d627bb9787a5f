import { Check, ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '~/lib/cx'

type Own = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** For the field as a whole: its place in a grid. */
  className?: string | undefined
}

export const controlClass =
  'w-full min-h-11.5 rounded-sm border border-line-strong bg-raised px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-muted transition-colors duration-150 hover:border-muted ' +
  'focus-visible:outline-offset-0 focus-visible:border-action aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:text-muted disabled:bg-transparent'

/** The ids that tie a control to its texts, the same way for every kind of field. */
function useField({ id, hint, error, required }: Pick<Own, 'hint' | 'error'> & { id?: string | undefined; required?: boolean | undefined }) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return {
    id: own,
    control: {
      id: own,
      ...(required && { required }),
      ...(described && { 'aria-describedby': described }),
      ...(error && { 'aria-invalid': true as const }),
    },
  }
}

function Label({ htmlFor, required, children }: { htmlFor: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-medium">
      {children}
      {required && <Required />}
    </label>
  )
}

const Required = () => (
  <span aria-hidden="true" className="ml-1 text-prestige">
    *
  </span>
)

function Notes({ id, hint, error }: { id: string } & Pick<Own, 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
    </>
  )
}

export function TextField({ label, hint, error, className, id, required, ...rest }: Own & ComponentProps<'input'>) {
  const field = useField({ id, hint, error, required })
  return (
    <div className={className}>
      <Label htmlFor={field.id} required={required}>
        {label}
      </Label>
      <input type="text" {...rest} {...field.control} className={controlClass} />
      <Notes id={field.id} hint={hint} error={error} />
    </div>
  )
}

export function TextAreaField({ label, hint, error, className, id, required, ...rest }: Own & ComponentProps<'textarea'>) {
  const field = useField({ id, hint, error, required })
  return (
    <div className={className}>
      <Label htmlFor={field.id} required={required}>
        {label}
      </Label>
      <textarea rows={4} {...rest} {...field.control} className={cx(controlClass, 'field-sizing-content min-h-28')} />
      <Notes id={field.id} hint={hint} error={error} />
    </div>
  )
}

export type Option = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = Own & ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string | undefined }

export function SelectField({ label, hint, error, className, id, required, options, placeholder, ...rest }: SelectFieldProps) {
  const field = useField({ id, hint, error, required })
  return (
    <div className={className}>
      <Label htmlFor={field.id} required={required}>
        {label}
      </Label>
      <div className="relative">
        <select {...rest} {...field.control} className={cx(controlClass, 'appearance-none pr-10')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted" />
      </div>
      <Notes id={field.id} hint={hint} error={error} />
    </div>
  )
}

export function CheckboxField({ label, hint, error, className, id, required, ...rest }: Own & ComponentProps<'input'>) {
  const field = useField({ id, hint, error, required })
  return (
    <div className={className}>
      <label htmlFor={field.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            {...field.control}
            type="checkbox"
            className="peer size-5 cursor-pointer appearance-none rounded-sm border border-line-strong bg-raised transition-colors duration-150 checked:border-action checked:bg-action hover:border-muted disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Check aria-hidden="true" strokeWidth={3} className="pointer-events-none absolute size-3.5 text-on-action opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
        </span>
        <span>
          {label}
          {required && <Required />}
        </span>
      </label>
      <Notes id={field.id} hint={hint} error={error} />
    </div>
  )
}
