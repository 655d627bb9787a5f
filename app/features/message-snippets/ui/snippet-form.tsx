import { localeNames, locales, localeTags } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type Snippet, snippetLengths, type SnippetForm as Types } from '../model'

type Props = { form: FormHandle<Types>; snippet: Snippet; submitLabel: string; isNew?: boolean }

/** A new snippet, or one to change. A language may be left empty. */
export function SnippetForm({ form, snippet, submitLabel, isNew = false }: Props) {
  // All forms of the page share the last result: what was typed belongs to the one that sent it.
  const isSent = form.values.id === snippet.id
  const field = (name: 'name' | (typeof locales)[number], stored: string) => {
    const { error, defaultValue = stored } = form.field(name)
    return isSent ? { name, error, defaultValue } : { name, defaultValue: stored }
  }
  return (
    <Form form={form} aria-label={isNew ? 'New snippet' : `Snippet ${snippet.name}`} className="grid gap-4">
      <input type="hidden" name="id" value={snippet.id} />
      {!isNew && <input type="hidden" name="version" value={snippet.version} />}
      <TextField label="Name" required maxLength={snippetLengths.name} {...field('name', snippet.name)} />
      <div className="grid gap-4 lg:grid-cols-3">
        {locales.map((locale) => (
          <TextAreaField
            key={locale}
            label={localeNames[locale]}
            rows={4}
            lang={localeTags[locale]}
            maxLength={snippetLengths.text}
            {...field(locale, snippet.texts[locale] ?? '')}
          />
        ))}
      </div>
      <Button type="submit" variant="outline" size="sm" busy={form.isBusy} className="justify-self-start">
        {submitLabel}
      </Button>
    </Form>
  )
}
