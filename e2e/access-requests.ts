import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'

/** A new address in a new network each time, from the range reserved for documentation. */
export const visitorAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

export const someone = () => ({
  name: 'Åsa Lindqvist',
  email: `asa.${randomBytes(4).toString('hex')}@hospital.example`,
  organization: 'Søndre sykehus',
  role: 'hospital',
  reason: 'We plan a cardiac ward\nand want to see one.',
})

export type Person = ReturnType<typeof someone>

/** Finds fields by `name`, so that it works in every language. */
export async function fill(form: Locator, { role, ...texts }: Partial<Person>) {
  for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text)
  if (role) await form.locator('[name=role]').selectOption(role)
}

export async function fieldValues(form: Locator) {
  const values = await form
    .locator('[name]:not([name=website])')
    .evaluateAll((fields) =>
      fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
    )
  return Object.fromEntries(values) as Person
}

export const emptyFields = { name: '', email: '', organization: '', role: '', reason: '' }

/** The floating button, not the link in the section about circles. */
export const joinCircle = (page: Page) => page.locator('[data-track="navigation:join-circle"]')

export const openedDialog = (page: Page) => page.locator('dialog:modal')

export async function openDialog(page: Page) {
  await joinCircle(page).click()
  const dialog = openedDialog(page)
  await dialog.waitFor()
  return dialog
}

const noticesLabels: Record<string, string> = { en: 'Notices', sv: 'Meddelanden', no: 'Meldinger' }

export const notices = (page: Page, lang = 'en') => page.getByRole('region', { name: noticesLabels[lang] ?? lang })

export const submitButton = (form: Locator) => form.locator('fieldset button[type=submit]')
