import { useFormatter, useTranslations } from '~/i18n/language'
import { localeNames, localeTags } from '~/i18n/locales'
import { consentsMessages } from '~/i18n/messages/consents'
import { type ShownReceipt, shownFields } from '../model'

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

/** One receipt: when and how, the words in the language in which they were shown, their version, and what was chosen. */
export function ReceiptEntry({ receipt }: { receipt: ShownReceipt }) {
  const t = useTranslations(consentsMessages)
  const format = useFormatter()
  const { isGiven, words, version, locale, way, choices, createdAt } = receipt
  const fields = shownFields(choices)
  const date = format.dateTime(new Date(createdAt), moment)
  return (
    <div className="grid gap-2">
      <p className="tabular-nums">{t(isGiven ? 'given' : 'withdrawn', { date, way: t(`ways.${way}`) })}</p>
      <blockquote lang={localeTags[locale]} className="max-w-[60ch] border-line border-l-2 pl-4 text-muted">
        {words}
      </blockquote>
      {fields.length > 0 && (
        <dl className="grid max-w-[60ch] gap-x-6 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
          {fields.map(({ field, audience }) => (
            <div key={field} className="contents">
              <dt className="text-muted">{t(`fields.${field}`)}</dt>
              <dd className="max-sm:mb-1">{t(`audiences.${audience}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-muted text-sm">{t('version', { version, language: localeNames[locale] })}</p>
    </div>
  )
}
