import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { hashChoice } from '~/features/site/model'
import { useTranslations } from '~/i18n/language'
import { contactMessages } from '~/i18n/messages/contact'
import { type ContactInterest, contactInterests } from '~/lib/contact-interests'
import { emailLength, nameLength } from '~/lib/field-lengths'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { contactLengths } from '../model'

const parseInterest = (value: string | null): ContactInterest | undefined =>
  contactInterests.find((interest) => interest === value)

/** The fields of the form. */
export function ContactFields({ form }: { form: FormHandle }) {
  const t = useTranslations(contactMessages)
  const [query] = useSearchParams()
  const interest = useHashChoice()

  return (
    <fieldset className="grid gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      <legend className="sr-only">{t('title')}</legend>
      <TextField label={t('fields.name')} required maxLength={nameLength} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('fields.organization')}
        required
        maxLength={contactLengths.organization}
        autoComplete="organization"
        {...form.field('organization')}
      />
      <TextField
        type="email"
        label={t('fields.email')}
        required
        maxLength={emailLength}
        autoComplete="email"
        {...form.field('email')}
      />
      <SelectField
        ref={interest}
        {...{ [hashChoice]: true }}
        label={t('fields.interest')}
        required
        placeholder={t('interestChoose')}
        options={contactInterests.map((value) => ({ value, label: t(`interests.${value}`) }))}
        defaultValue={parseInterest(query.get('interest')) ?? ''}
        {...form.field('interest')}
      />
      <TextAreaField
        label={t('fields.message')}
        hint={t('messageHint')}
        required
        rows={6}
        maxLength={contactLengths.message}
        {...form.field('message')}
        className="sm:col-span-2 md:col-span-1 lg:col-span-2"
      />
      <Honeypot />
    </fieldset>
  )
}

/**
 * Selects the interest that the hash names, after a client-side navigation. On a full page load the boot script does it
 * (`hashChoice`) before hydration, so an existing choice is kept then. The hash is not sent to the server; `?interest=` is
 * for visitors without JavaScript.
 */
function useHashChoice() {
  const ref = useRef<HTMLSelectElement>(null)
  /** Key of the location. It differs when the same link is followed again. */
  const lastKey = useRef<string>(undefined)
  const { hash, key } = useLocation()

  useEffect(() => {
    if (lastKey.current === key) return
    const isFirstRender = lastKey.current === undefined
    const chosen = parseInterest(hash.slice(1))
    if (chosen && ref.current && !(isFirstRender && ref.current.value)) ref.current.value = chosen
    lastKey.current = key
  }, [hash, key])

  return ref
}
