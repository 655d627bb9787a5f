import { aPdf } from '../test/uploads.ts'
import { enter, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { newPartner, newThread } from './dialogue.ts'
import { makeEvent } from './events.ts'
import { ask } from './http.ts'

test.use({ demoName: 'dialogue-noscript', complaints: /status of 4(04|22)/ })

test('a thread is begun, read and answered by plain forms', async ({ page, demo, context }) => {
  const { name, people } = await newPartner(demo)
  await enter(context, demo, people[0]?.cookie ?? '')
  await page.goto('/dialogue')
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
  await page.getByLabel('Subject').fill('Evidence')
  await page.getByRole('textbox', { name: 'Message' }).fill('What do you need to see?')
  await page.getByLabel('File').setInputFiles({
    ...{ name: 'study.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(aPdf()),
  })
  await page.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evidence')
  await expect(page.getByRole('link', { name: /study\.pdf/ })).toBeVisible()
  const path = new URL(page.url()).pathname
  await page.getByRole('textbox', { name: 'Answer' }).fill('One more thing.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent.')).toBeVisible()
  await expect(page.getByText('One more thing.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('')

  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/dialogue')
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('link', { name: `${name}: Evidence` }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Message' }).fill('Six weeks of data.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent, and on its way by mail.')).toBeVisible()
  await expect(page.getByText('Six weeks of data.')).toBeVisible()

  await enter(context, demo, people[0]?.cookie ?? '')
  await page.goto('/supplier')
  await expect(page.getByText('1 unread')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('Six weeks of data.')).toBeVisible()
})

test('what a thread is about is chosen from the page of an event, and by our team once the organisation is', async ({
  page,
  demo,
  context,
}) => {
  const { name, people } = await newPartner(demo)
  const title = `Round table ${crypto.randomUUID()}`
  const { id } = await makeEvent(demo, title)
  await enter(context, demo, people[0]?.cookie ?? '')
  await page.goto(`/events/${id}`)
  await page.getByRole('link', { name: 'Write to us about this event' }).click()
  await expect(page.getByLabel('What it is about')).toHaveValue(`event.${id}`)
  await page.getByLabel('Subject').fill('Seats')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there one for a colleague?')
  await page.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(page.getByText(`${title} (event)`)).toBeVisible()

  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/dialogue/new')
  await page.getByLabel('Organisation').fill('Nowhere at all')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('There is no organisation with this name')).toBeVisible()
  await page.getByLabel('Organisation').fill(name)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('What it is about').selectOption(`Event: ${title}`)
  await page.getByLabel('Subject').fill('A seat')
  await page.getByRole('button', { name: 'Begin the thread' }).click()
  // Refused, and what was chosen is still there.
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('What it is about')).toHaveValue(`event.${id}`)
  await page.getByRole('textbox', { name: 'Message' }).fill('There is one.')
  await page.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat')
  await expect(page.getByRole('link', { name: `Event: ${title}` })).toBeVisible()
})

test('snippets are added and changed by plain forms', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/dialogue/snippets')
  const form = page.getByRole('form', { name: 'New snippet' })
  const name = `Plain ${crypto.randomUUID()}`
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Add snippet' }).click()
  await expect(form.getByLabel('English')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('English').fill('Plain text.')
  await form.getByRole('button', { name: 'Add snippet' }).click()
  await expect(page.getByText('The snippet is added.')).toBeVisible()
  await page.locator('summary', { hasText: name }).click()
  const item = page.getByRole('form', { name: `Snippet ${name}` })
  await item.getByLabel('Svenska').fill('Enkel text.')
  await item.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('EN, SV').first()).toBeVisible()
})

test('who has left the organisation reads why nothing was sent, and has the text', async ({ page, demo, context }) => {
  const { id, people } = await newPartner(demo)
  const cookie = people[0]?.cookie ?? ''
  const thread = await newThread(demo, cookie)
  await enter(context, demo, cookie)
  await page.goto('/dialogue')
  const answer = await context.newPage()
  await answer.goto(`/dialogue/${thread}`)
  const admin = { Cookie: await enterAs(demo, 'admin') }
  const organisation = `/admin/organisations/${id}`
  const user =
    /name="user"[^>]*value="([^"]+)"/.exec((await ask(demo, organisation, { headers: admin })).text)?.[1] ?? ''
  await post(demo, `${organisation}?form=remove`, { user }, admin)
  await answer.getByRole('textbox', { name: 'Answer' }).fill('Too late to answer.')
  await answer.getByRole('button', { name: 'Send' }).click()
  await page.getByLabel('Subject').fill('Too late')
  await page.getByRole('textbox', { name: 'Message' }).fill('Too late to begin.')
  await page.getByRole('button', { name: 'Begin the thread' }).click()
  for (const [shown, text] of [
    [answer, 'Too late to answer.'],
    [page, 'Too late to begin.'],
  ] as const) {
    await expect(shown.getByRole('alert')).toContainText('You no longer belong to the organisation of this dialogue.')
    await expect(shown.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  }
})

test('changing a snippet that a colleague has deleted says so', async ({ page, demo, context }) => {
  const Cookie = await enterAs(demo, 'admin')
  const [id, name] = [crypto.randomUUID(), `Deleted ${crypto.randomUUID()}`]
  await post(demo, '/admin/dialogue/snippets?form=add', { id, name, en: 'Soon gone.', sv: '', no: '' }, { Cookie })
  await enter(context, demo, Cookie)
  await page.goto('/admin/dialogue/snippets')
  await page.locator('summary', { hasText: name }).click()
  await post(demo, '/admin/dialogue/snippets?form=delete', { id }, { Cookie })
  await page
    .getByRole('form', { name: `Snippet ${name}` })
    .getByRole('button', { name: 'Save changes' })
    .click()
  await expect(page.getByRole('alert')).toContainText('A colleague has deleted it meanwhile.')
})
