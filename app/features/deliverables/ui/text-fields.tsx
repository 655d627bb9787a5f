import type { LocalizedText } from '~/db/schema/deliverables'
import { TextAreaField, TextField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import { deliverableLengths } from '../model'

type Props = {
  form: Pick<FormHandle, 'field'>
  texts?: { title: LocalizedText; text: LocalizedText } | undefined
}

const languages = [
  { suffix: 'En', locale: 'en', lang: 'en', name: 'English' },
  { suffix: 'Sv', locale: 'sv', lang: 'sv', name: 'Swedish' },
  { suffix: 'No', locale: 'no', lang: 'nb', name: 'Norwegian' },
] as const

/** Title and description in three languages. Readers of a language that is left out get the English text. */
export const TextFields = ({ form, texts }: Props) => (
  <div className="grid gap-4">
    {languages.map(({ suffix, locale, lang, name }) => (
      <fieldset key={suffix} className="grid gap-3">
        <legend className="mb-1 font-semibold text-sm">{name}</legend>
        <TextField
          label="Title"
          required={locale === 'en'}
          maxLength={deliverableLengths.title}
          lang={lang}
          defaultValue={texts?.title[locale]}
          {...form.field(`title${suffix}`)}
        />
        <TextAreaField
          label="Description"
          required={locale === 'en'}
          maxLength={deliverableLengths.text}
          lang={lang}
          rows={2}
          defaultValue={texts?.text[locale]}
          {...form.field(`text${suffix}`)}
        />
      </fieldset>
    ))}
  </div>
)
