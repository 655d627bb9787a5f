import { useEffect, useRef } from 'react'
import { useTranslations } from '~/i18n/language'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { Link } from '~/ui/link'
import { firstStepsChoice } from '../model'

type Props = {
  /** All steps are done or skipped; otherwise they were dismissed. */
  isFinished: boolean
  /** The focus was on a form that is gone. */
  hasFocus: boolean
  className?: string | undefined
}

/** In the place of the steps, until the page is left. */
export function EndedSteps({ isFinished, hasFocus, className }: Props) {
  const t = useTranslations(firstStepsMessages)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (hasFocus) line.current?.focus()
  }, [hasFocus])
  return (
    <div role="status" className={className}>
      <p ref={line} tabIndex={-1} className="border-line border-y py-2.5 text-muted text-sm outline-none">
        {isFinished ? t('finished') : t('ended')}{' '}
        {t.rich('where', {
          a: (text) => (
            <Link to={firstStepsChoice} className="underline underline-offset-4 hover:text-ink">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
