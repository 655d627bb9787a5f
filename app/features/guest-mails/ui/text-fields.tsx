import { languageLabels } from '~/features/inbox/ui/labels'
import { locales, localeTags } from '~/i18n/locales'
import { TextAreaField, TextField } from '~/ui/field'
import { type EventMessage, messageLengths } from '../model'
import type { MessageText } from './use-message-text'

/** Subject and text of a message in each language. */
export const TextFields = ({ message, text }: { message: EventMessage; text: MessageText }) =>
  locales.map((locale) => (
    <fieldset key={locale} className="grid min-w-0 gap-5 border-line border-t pt-5">
      <legend className="float-left font-display text-xl">{languageLabels[locale]}</legend>
      <p className="clear-both text-muted text-sm">
        {locale === message.eventLocale
          ? 'Also for readers whose own language is left empty.'
          : `Leave it empty, and its readers get the text in ${languageLabels[message.eventLocale]}.`}
      </p>
      <TextField
        label="Subject"
        maxLength={messageLengths.subject}
        lang={localeTags[locale]}
        {...text.field(`subject-${locale}`)}
      />
      <TextAreaField
        label="Text"
        rows={8}
        maxLength={messageLengths.body}
        lang={localeTags[locale]}
        {...text.field(`body-${locale}`)}
      />
    </fieldset>
  ))
