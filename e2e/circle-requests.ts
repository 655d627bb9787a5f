import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

export const guest = () => ({
  name: 'Åsa Lindqvist',
  email: `asa.${randomBytes(4).toString('hex')}@region.example`,
  organization: 'Region <b>Väst</b>',
  why: 'We move a ward home\nand want to hear who has.',
})

export type Guest = ReturnType<typeof guest>

export const circleRequestForm = (page: Page) => page.locator('#rsvp form')

/** Fills in the form with two interests and the consent. */
export async function fillCircleRequest(page: Page, person: Partial<Guest>) {
  const form = circleRequestForm(page)
  for (const [name, text] of Object.entries(person)) await form.locator(`[name=${name}]`).fill(text)
  for (const interest of ['medtech', 'investors']) await form.locator(`[value=${interest}]`).check()
  await form.locator('[name=consent]').check()
}

/** The values and ticked boxes of the form. */
export const circleRequestValues = (page: Page) =>
  circleRequestForm(page).evaluate((form: HTMLFormElement) => {
    const { website: _, ...fields } = Object.fromEntries(new FormData(form))
    return { ...fields, interests: new FormData(form).getAll('interests') }
  })

export const sendCircleRequest = (page: Page) => circleRequestForm(page).locator('button[type=submit]').click()

export const thanks = "Thanks! We'll follow up by email if there's a fit for the next session."
export const sorry = 'Sorry, there was an error. Please try again or email hello@nordbro.example'
export const noConnection = 'No connection. What you typed is kept.'
