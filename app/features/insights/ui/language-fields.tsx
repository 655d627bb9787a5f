import { type Locale, localeNames, locales, localeTags } from '~/i18n/locales'
import { Badge } from '~/ui/badge'
import { TextAreaField, TextField } from '~/ui/field'
import { fieldOf, insightLengths, type ManagedInsight, missingIn } from '../model'
import type { InsightFields } from './insight-fields'

type Props = { fields: InsightFields; insight: ManagedInsight | undefined }

/** Title and summary in each language, side by side, so that missing translations are seen. */
export const LanguageFields = ({ fields, insight }: Props) => (
  <div className="grid gap-x-6 gap-y-8 lg:grid-cols-3">
    <p className="text-muted text-sm lg:col-span-3">
      What is left empty in Swedish or Norwegian is shown in English, marked as such.
    </p>
    {locales.map((locale) => (
      <Language key={locale} locale={locale} fields={fields} insight={insight} />
    ))}
  </div>
)

function Language({ locale, fields, insight }: Props & { locale: Locale }) {
  const [title, summary] = [fieldOf('title', locale), fieldOf('summary', locale)]
  const isEnglish = locale === 'en'
  const isMissing = insight && missingIn(insight).includes(locale)
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-3 flex w-full items-center gap-3 border-line border-b pb-2 font-semibold">
        <span lang={localeTags[locale]}>{localeNames[locale]}</span>
        {isMissing && <Badge tone="prestige">Missing</Badge>}
      </legend>
      <TextField
        label="Title"
        lang={localeTags[locale]}
        required={isEnglish}
        maxLength={insightLengths.title}
        {...fields.text(title)}
      />
      <TextAreaField
        label="Summary"
        lang={localeTags[locale]}
        maxLength={insightLengths.summary}
        {...fields.text(summary)}
      />
    </fieldset>
  )
}
