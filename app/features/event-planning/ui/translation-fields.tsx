import { languageLabels } from '~/features/inbox/ui/labels'
import { type Locale, locales, localeTags } from '~/i18n/locales'
import { TextAreaField, TextField } from '~/ui/field'
import { eventLengths } from '../model'
import { type TextField as NamedText, textFields, translationName } from '../model/texts'
import { FieldGroup } from './field-group'
import { textLabels } from './labels'
import type { Fields } from './use-fields'

type Props = { field: Fields; own: Locale }

/** The texts in other languages than the event's own. */
export const TranslationFields = ({ field, own }: Props) => (
  <FieldGroup title="In other languages">
    <p className="max-w-[65ch] text-muted text-sm sm:col-span-2">
      Readers of a language without a text see the one above, and are told in which language it is.
    </p>
    {locales
      .filter((language) => language !== own)
      .map((language) => (
        <Language key={language} field={field} language={language} />
      ))}
  </FieldGroup>
)

/** In their language, as whoever writes the texts reads it; labels in English would be the same as those above. */
const ownLabels: Record<Locale, Record<NamedText, string>> = {
  en: textLabels,
  sv: { title: 'Rubrik', hook: 'Ingress', description: 'Beskrivning', agenda: 'Program', city: 'Stad', venue: 'Lokal' },
  no: { title: 'Tittel', hook: 'Ingress', description: 'Beskrivelse', agenda: 'Program', city: 'By', venue: 'Lokale' },
}

const lines: NamedText[] = ['title', 'city', 'venue']

function Language({ field, language }: { field: Fields; language: Locale }) {
  const names = textFields.map((text) => translationName(language, text))
  const isOpen = names.some((name) => field.errorOf(name) !== undefined)
  const written = names.filter((name) => field.textOf(name).trim()).length
  return (
    <details open={isOpen} className="border-line border-t pt-2 sm:col-span-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
        {languageLabels[language]}
        <span className="ml-2 font-normal text-muted">
          {written === 0 ? 'no text' : `${written} of ${names.length}`}
        </span>
      </summary>
      <div lang={localeTags[language]} className="grid gap-x-6 gap-y-5 pt-3 pb-4 sm:grid-cols-2">
        {textFields.map((text) => {
          const Control = lines.includes(text) ? TextField : TextAreaField
          return (
            <Control
              key={text}
              label={ownLabels[language][text]}
              maxLength={eventLengths[text]}
              hint={text === 'agenda' && <span lang="en">A line for each line of the agenda, without its time.</span>}
              {...field.props(translationName(language, text))}
              className={text === 'city' || text === 'venue' ? '' : 'sm:col-span-2'}
            />
          )
        })}
      </div>
    </details>
  )
}
