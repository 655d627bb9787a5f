import { useId } from 'react'
import { useTranslations } from '~/i18n/language'
import { eventFeedbackMessages } from '~/i18n/messages/event-feedback'
import { FieldNotes, RequiredMark } from '~/ui/field-frame'
import { ratings } from '../model'

type Props = { rating: string | undefined; error: string | undefined }

/** A scale of radio buttons, with words at its two ends. */
export function RatingField({ rating, error }: Props) {
  const t = useTranslations(eventFeedbackMessages)
  const id = useId()
  const [least, most] = [ratings[0], ratings[ratings.length - 1]]
  const nameOf = (value: number) => {
    const words = value === least ? t('least') : value === most ? t('most') : undefined
    return words && `${value}, ${words}`
  }
  return (
    // No `fieldset`: a group of radio buttons as a whole may be invalid, one of them may not.
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      className="min-w-0"
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error`, tabIndex: -1 })}
    >
      <p id={`${id}-label`} className="mb-2 font-medium text-sm">
        {t('rating')}
        <RequiredMark />
      </p>
      <div className="grid max-w-md grid-cols-5 gap-2">
        {ratings.map((value) => (
          <label
            key={value}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-sm border border-line-strong bg-raised tabular-nums hover:border-muted has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              required
              aria-label={nameOf(value)}
              defaultChecked={rating === String(value)}
              className="sr-only"
            />
            {value}
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex max-w-md justify-between gap-4 text-muted text-sm">
        <span>{t('least')}</span>
        <span className="text-right">{t('most')}</span>
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
