import type { Page } from '@playwright/test'
import { newAddress, post } from './accounts.ts'
import type { Site } from './server.ts'

/** Sends requests of one organization; the newest is the last. */
export async function requestsOf(demo: Site, organization: string, count: number, name = 'Person') {
  for (let index = 1; index <= count; index += 1) {
    await post(demo, '/request-access', {
      name: `${name} ${index}`,
      email: newAddress('sykehus.example'),
      organization,
      role: 'hospital',
      reason: 'We plan a new ward.',
    })
  }
}

export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
export const bottomOfBox = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)
export const detailOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
