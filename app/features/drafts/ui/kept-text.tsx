import { type ReactNode, useId, useState } from 'react'
import { CopyButton } from '~/ui/copy-button'
import { type ComparedField, type FormValues, shownText } from '../model'
import { DiscardText } from './discard-text'

type Props = {
  /** The form that the text was typed into. */
  form: string
  values: FormValues
  /** What the form held before: only what differs is shown. */
  before?: FormValues | undefined
  fields: ComparedField[]
  /** Why it can't be saved. */
  children: ReactNode
  className?: string
}

/** Text that was typed into a form and can no longer be saved: to read and to copy. */
export function KeptText({ form, values, before, fields, children, className }: Props) {
  const titleId = useId()
  const [isDiscarded, setDiscarded] = useState(false)
  const texts = fields.flatMap((field) => {
    const text = shownText(values, field)
    return text && text !== (before && shownText(before, field)) ? [{ ...field, text }] : []
  })
  if (isDiscarded || texts.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className={`${className ?? ''} max-w-3xl rounded-sm border border-line border-l-2 border-l-prestige bg-raised p-4 text-sm sm:p-5`}
    >
      <h2 id={titleId} className="font-semibold text-base">
        Your unsaved text
      </h2>
      <p className="mt-1 max-w-[65ch] text-muted">{children}</p>
      <dl className="mt-4 grid gap-3">
        {texts.map(({ name, label, lang, text }) => (
          <div key={name}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd lang={lang} className="wrap-anywhere whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton
          text={texts.map(({ label, text }) => `${label}\n${text}`).join('\n\n')}
          copied="Copied"
          status="The text has been copied."
          size="sm"
        >
          Copy the text
        </CopyButton>
        <DiscardText form={form} onDiscarded={() => setDiscarded(true)}>
          What you had typed is deleted and can’t be brought back.
        </DiscardText>
      </div>
    </section>
  )
}
