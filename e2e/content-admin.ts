import type { Page } from '@playwright/test'
import { post } from './accounts.ts'
import { enterAs } from './demo.ts'
import { ask } from './http.ts'
import type { Address } from './server.ts'
import { expect, startHydration } from './test.ts'

type Fields = Record<string, string>

/** Fills in the form by the names of its controls. */
export async function fill(page: Page, values: Fields) {
  for (const [name, value] of Object.entries(values)) await page.locator(`[id="${name}"]`).fill(value)
}

export async function open(page: Page, address: string) {
  await page.goto(address)
  await startHydration(page)
}

/** Presses a button of the form, and waits until the form is rendered with the stored version. */
async function press(page: Page, button: string, noticeText: string) {
  const version = page.locator('form input[name=id] + input[name=version]')
  const before = await version.inputValue()
  await page.locator(button).click()
  await expect(version).not.toHaveValue(before)
  await expect(page.getByRole('status').filter({ hasText: noticeText })).toBeVisible()
}

export const publish = (page: Page) => press(page, '#do-publish', 'Published. The pages show it now.')
export const save = (page: Page) => press(page, '#do-save', 'The draft is saved.')

/** The last part of the address of the document that is open. */
export const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Creates a document as a browser without JavaScript does, and returns its id. */
export async function createDocument(
  demo: Address,
  type: string,
  fields: Fields,
  form: 'save' | 'publish' = 'publish',
) {
  const Cookie = await enterAs(demo, 'admin')
  const id = crypto.randomUUID()
  const answer = await post(demo, `/admin/content/${type}/new?form=${form}`, { id, version: '', ...fields }, { Cookie })
  expect([answer.status, answer.headers.location]).toEqual([302, `/admin/content/${type}/${id}?notice=${form}`])
  return id
}

/** Changes a document with the newest version number. */
export async function changeDocument(demo: Address, type: string, id: string, fields: Fields, form = 'save') {
  const Cookie = await enterAs(demo, 'admin')
  const page = await ask(demo, `/admin/content/${type}/${id}`, { headers: { Cookie } })
  const version = /name="version" value="(\d+)"/.exec(page.text)?.[1] ?? ''
  return post(demo, `/admin/content/${type}/${id}?form=${form}`, { id, version, ...fields }, { Cookie })
}

/** The body of a page, for a visitor or with a cookie. */
export const pageText = async (demo: Address, path: string, Cookie?: string) =>
  (await ask(demo, path, { headers: { Cookie } })).text

let noteCount = 0
/** A note with a unique slug. */
export const newNote = (title: string) => {
  noteCount += 1
  const slug = `e2e-${process.pid}-${noteCount}-${Date.now()}`
  return { 'title.en': title, slug, 'summary.en': 'In short.', date: '2024-03-11' }
}

/** A text that no other test uses. */
export const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`
