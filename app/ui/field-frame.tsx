import { type ReactNode, useId } from 'react'

export type FieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** For the whole field, such as its place in a grid. */
  className?: string | undefined
}

type Notes = Pick<FieldProps, 'hint' | 'error'>
type Needs = { id?: string | undefined; required?: boolean | undefined }

export const controlClass =
  'w-full min-h-11.5 rounded-sm border border-line-strong bg-raised px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-muted transition-colors duration-150 hover:border-muted ' +
  'focus-visible:outline-offset-0 focus-visible:border-action aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:text-muted disabled:bg-transparent'

/** The attributes that connect a control with its label, hint and error. */
export function useControl({ id, hint, error, required }: Notes & Needs) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  return {
    id: controlId,
    ...(required && { required }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  }
}

type FrameProps = Omit<FieldProps, 'name'> & { id: string; required?: boolean | undefined; children: ReactNode }

/** Label, control, error and hint, from top to bottom. */
export function FieldFrame({ id, label, hint, error, required, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** Visual only; for screen readers the control has `required`. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="ml-1 text-prestige">
    *
  </span>
)

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
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
