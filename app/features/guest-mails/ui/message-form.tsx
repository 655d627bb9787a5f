import { useId } from 'react'
import { languageLabels } from '~/features/inbox/ui/labels'
import { locales, localeTags } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { CheckboxField, TextAreaField, TextField } from '~/ui/field'
import { FieldNotes } from '~/ui/field-frame'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EventMessage, groupsOf, type MessageForm, messageLengths } from '../model'
import { groupLabels } from './labels'
import { OrganisationBoxes } from './organisation-boxes'

type Props = {
  message: EventMessage
  organisations: { id: string; name: string; members: number }[]
  form: FormHandle<MessageForm>
}

/** To which guests a message goes, and its text in each language. */
export function MessageFields({ message, organisations, form }: Props) {
  const id = useId()
  const error = form.errorOf('groups')
  const isTicked = (field: 'groups' | 'organisations', value: string, stored: readonly string[]) =>
    form.wasSubmitted ? form.isTicked(field, value) : stored.includes(value)
  return (
    <Form form={form} className="grid max-w-3xl gap-8" noValidate>
      <input type="hidden" name="version" value={message.version} />
      <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-2 font-display text-xl">To guests who are</legend>
        {groupsOf.message.map((group) => (
          <CheckboxField
            key={group}
            name="groups"
            value={group}
            label={groupLabels[group]}
            defaultChecked={isTicked('groups', group, message.groups)}
            {...(error ? { 'aria-invalid': true } : {})}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-display text-xl">Only of these organisations</legend>
        <p className="text-muted text-sm">Tick none to write to all of them.</p>
        <OrganisationBoxes
          organisations={organisations}
          isTicked={(organisation) => isTicked('organisations', organisation, message.organisationIds)}
        />
      </fieldset>
      {locales.map((locale) => (
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
            defaultValue={message.texts[locale]?.subject ?? ''}
            {...form.field(`subject-${locale}`)}
          />
          <TextAreaField
            label="Text"
            rows={8}
            maxLength={messageLengths.body}
            lang={localeTags[locale]}
            defaultValue={message.texts[locale]?.body ?? ''}
            {...form.field(`body-${locale}`)}
          />
        </fieldset>
      ))}
      <Button type="submit" busy={form.isBusy} busyLabel="Saving..." className="justify-self-start">
        Save and check
      </Button>
    </Form>
  )
}
