import { useFormatter, useTranslations } from '~/i18n/language'
import { localeTags } from '~/i18n/locales'
import { consentsMessages } from '~/i18n/messages/consents'
import type { ShownReceipt } from '../model'

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

/** One receipt: when and how, the words in the language in which they were shown, and their version. */
export function ReceiptEntry({ receipt }: { receipt: ShownReceipt }) {
  const t = useTranslations(consentsMessages)
  const format = useFormatter()
  const { isGiven, words, version, locale, way, createdAt } = receipt
  const date = format.dateTime(new Date(createdAt), moment)
  return (
    <div className="grid gap-2">
      <p className="tabular-nums">{t(isGiven ? 'given' : 'withdrawn', { date, way: t(`ways.${way}`) })}</p>
      <blockquote lang={localeTags[locale]} className="max-w-[60ch] border-line border-l-2 pl-4 text-muted">
        {words}
      </blockquote>
      <p className="text-muted text-sm">{t('version', { version })}</p>
    </div>
  )
}
