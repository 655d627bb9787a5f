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

const named = (interest: string | null): ContactInterest | undefined =>
  contactInterests.find((known) => known === interest)

/** The fields. A new key empties them. */
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
        defaultValue={named(query.get('interest')) ?? ''}
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
 * Chooses what the hash names for those who come from another page of ours without leaving the document. On arrival from
 * elsewhere the boot script has done it (`hashChoice`), before React: what is chosen already stays chosen. The hash never
 * reaches the server; `?interest=` says the same to those without JavaScript.
 */
function useHashChoice() {
  const ref = useRef<HTMLSelectElement>(null)
  /** The same link followed again is another visit, with another key. */
  const lastVisit = useRef<string>(undefined)
  const { hash, key } = useLocation()

  useEffect(() => {
    if (lastVisit.current === key) return
    const isArrival = lastVisit.current === undefined
    const asked = named(hash.slice(1))
    if (asked && ref.current && !(isArrival && ref.current.value)) ref.current.value = asked
    lastVisit.current = key
  }, [hash, key])

  return ref
}
