import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { cx } from '~/lib/cx'
import { controlClass, FieldFrame, type FieldProps, useControl } from '~/ui/field-frame'

type FileProps = FieldProps &
  ComponentProps<'input'> & {
    /** In bytes; a larger file is reported before it is sent. */
    largest: number
    tooLarge: string
  }

export function FileField(props: FileProps) {
  const { label, hint, error: sentError, className, id, required, largest, tooLarge, ...rest } = props
  const [chosenError, setChosenError] = useState('')
  const error = chosenError || sentError
  const control = useControl({ id, hint, error, required })
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const found = (target.files?.[0]?.size ?? 0) > largest ? tooLarge : ''
    // Keeps the form from being sent.
    target.setCustomValidity(found)
    setChosenError(found)
  }
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required} className={className}>
      <input
        {...rest}
        {...control}
        type="file"
        onChange={check}
        className={cx(
          controlClass,
          'cursor-pointer text-sm file:mr-4 file:cursor-pointer file:rounded-sm file:border-0 file:bg-ink/8 file:px-3.5 file:py-1 file:font-semibold file:text-ink file:text-sm hover:file:bg-ink/13',
        )}
      />
    </FieldFrame>
  )
}
