import { type ReactNode, useId } from 'react'

export type FieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** For the field as a whole: its place in a grid. */
  className?: string | undefined
}

type Notes = Pick<FieldProps, 'hint' | 'error'>
type Needs = { id?: string | undefined; required?: boolean | undefined }

export const controlClass =
  'w-full min-h-11.5 rounded-sm border border-line-strong bg-raised px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-muted transition-colors duration-150 hover:border-muted ' +
  'focus-visible:outline-offset-0 focus-visible:border-action aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:text-muted disabled:bg-transparent'

/** The attributes that tie a control to its label, help and error. */
export function useControl({ id, hint, error, required }: Notes & Needs) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return {
    id: own,
    ...(required && { required }),
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  }
}

type FrameProps = Omit<FieldProps, 'name'> & { id: string; required?: boolean | undefined; children: ReactNode }

/** Label above, control, then what is wrong and what helps. */
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

/** For the eye; the control itself says it is required. */
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
