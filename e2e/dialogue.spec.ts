import type { Page } from '@playwright/test'
import { aPage, aPdf } from '../test/uploads.ts'
import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { newPartner, newThread, writeTo } from './dialogue.ts'
import { ask } from './http.ts'
import { isTo } from './mailbox.ts'
import { startHydration } from './test.ts'
import { anotherBrowser } from './unsaved-text.ts'

// Its tests send mails to the team's mailbox and count what waits.
test.use({ demoName: 'dialogue', complaints: /status of (404|422)|ERR_INTERNET_DISCONNECTED/ })

test('a member begins a thread with a file, the team answers, and each is mailed the way back', async ({
  page,
  demo,
  context,
  browser,
}) => {
  const { name, people } = await newPartner(demo)
  const [anna] = people
  await enter(context, demo, anna?.cookie ?? '')
  await page.goto('/supplier')
  await expect(page.getByRole('heading', { name: 'Dialogue Updates' })).toBeVisible()
  await expect(page.getByText('What a pilot has to show before a clinic wants to go on.')).toBeVisible()
  await page.getByRole('link', { name: 'Write to the team here' }).click()
  await startHydration(page)
  const form = page.getByRole('form', { name: 'New thread' })
  await form.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(form.getByLabel('Subject')).toBeFocused()
  await form.getByLabel('Subject').fill('Evidence')
  await form.getByRole('textbox', { name: 'Message' }).fill('What do you need to see?\nBy when?')
  const file = { mimeType: 'application/pdf', name: 'study.pdf' }
  await form.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from(aPage) })
  await form.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(form.getByText('The file was not accepted')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('What do you need to see?\nBy when?')
  await form.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from(aPdf()) })
  await form.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evidence')
  await expect(page.getByRole('link', { name: /study\.pdf/ })).toBeVisible()
  await expectNoViolations(page)
  const path = new URL(page.url()).pathname
  await expect
    .poll(() => demo.mails(isTo('hello@nordbro.example')).some(({ subject }) => subject === `${name}: Evidence`))
    .toBe(true)

  const team = await browser.newContext({ baseURL: demo.url })
  await enter(team, demo, await enterAs(demo, 'admin'))
  const desk = await team.newPage()
  await desk.goto('/admin/today')
  await expect(desk.getByRole('link', { name, exact: true })).toBeVisible()
  await desk.goto('/admin/inbox')
  await expect(desk.getByRole('region', { name: 'Threads that wait for an answer' })).toContainText(name)
  await desk.goto(`/admin${path}`)
  await desk.getByRole('textbox', { name: 'Message' }).fill('Six weeks of readmission data.')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(desk.getByText('Sent, and on its way by mail.')).toBeVisible()
  await expect(desk.getByText('Nothing waits for an answer.')).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expectNoViolations(desk)
  await team.close()

  await expect.poll(() => demo.mails(isTo(anna?.email ?? '')).at(-1)?.subject).toBe('Evidence')
  const mail = demo.mails(isTo(anna?.email ?? '')).at(-1)
  expect(mail?.text).toContain('Six weeks of readmission data.')
  expect(mail?.text).toContain(path)
  await page.goto('/supplier')
  await expect(page.getByText('1 unread')).toBeVisible()
  await page.getByRole('link', { name: 'Evidence' }).click()
  await expect(page.getByText('Six weeks of readmission data.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer' }).fill('Thank you.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('')
  await page.goto('/supplier')
  await expect(page.getByText('1 unread')).toHaveCount(0)
})

test('colleagues read the same thread, and who leaves the organisation loses it at once', async ({
  page,
  demo,
  context,
}) => {
  const { people } = await newPartner(demo, { members: ['Anna Falk', 'Henrik Lund'] })
  const [anna, henrik] = people
  const thread = await newThread(demo, anna?.cookie ?? '', 'Canary of the north')
  await enter(context, demo, henrik?.cookie ?? '')
  await page.goto('/dialogue')
  await expect(page.getByRole('list', { name: 'Threads' })).toContainText('1 new')
  await page.getByRole('link', { name: 'Canary of the north' }).click()
  await startHydration(page)
  await page.getByRole('button', { name: '@Anna Falk' }).click()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('@Anna Falk ')
  await page.getByRole('textbox', { name: 'Answer' }).press('End')
  await page.keyboard.type('I have the figures.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Mentions Anna Falk')).toBeVisible()
  await expect.poll(() => demo.mails(isTo(anna?.email ?? '')).at(-1)?.text).toContain('I have the figures.')

  const Cookie = await enterAs(demo, 'admin')
  const move = { email: henrik?.email ?? '', move: 'yes' }
  const { id: other } = await newPartner(demo, { members: [] })
  expect((await post(demo, `/admin/organisations/${other}?form=add`, move, { Cookie })).status).toBe(200)
  // The page is still open: it says why nothing is sent, and keeps the text.
  await page.getByRole('textbox', { name: 'Answer' }).fill('One more figure.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('You no longer belong to the organisation of this dialogue.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('One more figure.')
  for (const path of [`/dialogue/${thread}`, `/dialogue/${thread}.data`]) {
    const answer = await ask(demo, path, { headers: { Cookie: henrik?.cookie ?? '' } })
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('Canary')
  }
  const late = await writeTo(demo, henrik?.cookie ?? '', thread, 'Still here?')
  expect([late.status, late.text.includes('Canary')]).toEqual([422, false])
})

test('nothing of a thread is found by others, and a file is only for those who read it', async ({ demo }) => {
  const [own, other] = [await newPartner(demo), await newPartner(demo)]
  const thread = await newThread(demo, own.people[0]?.cookie ?? '', 'Canary subject', 'Canary words')
  const outsiders = [other.people[0]?.cookie ?? '', (await newMember(demo)).cookie]
  for (const Cookie of outsiders) {
    const paths = [
      '/dialogue',
      '/dialogue.data',
      `/dialogue/${thread}`,
      `/dialogue/${thread}.data`,
      '/supplier',
      '/supplier.data',
    ]
    for (const path of [...paths, '/search?q=canary', '/search.data?q=canary']) {
      expect((await ask(demo, path, { headers: { Cookie } })).text).not.toContain('Canary')
    }
    expect((await writeTo(demo, Cookie, thread, 'Mine')).status).toBe(422)
    expect((await ask(demo, '/admin/dialogue', { headers: { Cookie } })).status).toBe(403)
  }
  expect((await ask(demo, `/dialogue/${thread}`)).status).toBe(302)
})

test('the team finds what waits, gives it to someone and says that it needs no answer', async ({
  page,
  demo,
  context,
}) => {
  const { name, people } = await newPartner(demo)
  await newThread(demo, people[0]?.cookie ?? '', 'Thanks')
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/dialogue')
  await startHydration(page)
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('status').filter({ hasText: '1 thread' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: `${name}: Thanks` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks')
  await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'admin@nordbro.example (you)' })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('The owner is changed.')).toBeVisible()
  await page.getByRole('button', { name: 'No answer needed' }).click()
  await expect(page.getByText('It no longer waits for an answer.')).toBeVisible()
  await page.goto(`/admin/dialogue?state=waiting&q=${encodeURIComponent(name)}`)
  await expect(page.getByText('No thread matches.')).toBeVisible()
})

test('an answer that is not sent is back after a reload, and a colleague’s comes first', async ({
  page,
  demo,
  context,
}) => {
  const { people } = await newPartner(demo)
  const thread = await newThread(demo, people[0]?.cookie ?? '')
  const Cookie = await enterAs(demo, 'admin')
  await enter(context, demo, Cookie)
  await page.goto(`/admin/dialogue/${thread}`)
  await startHydration(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('Typed, not sent')
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await page.reload()
  await startHydration(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed, not sent')
  await writeTo(demo, people[0]?.cookie ?? '', thread, 'One more thing')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('They have written more since you opened the page.')).toBeVisible()
  await expect(page.getByText('One more thing')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed, not sent')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent, and on its way by mail.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('what a member types is back after a reload, and without a connection it stays', async ({
  page,
  demo,
  context,
}) => {
  const { people } = await newPartner(demo)
  const cookie = people[0]?.cookie ?? ''
  const thread = await newThread(demo, cookie)
  await enter(context, demo, cookie)
  await page.goto('/dialogue')
  await startHydration(page)
  await page.getByLabel('Subject').fill('Half a subject')
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a message')
  await page.reload()
  await startHydration(page)
  await expect(page.getByLabel('Subject')).toHaveValue('Half a subject')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message')

  for (const [path, label, account] of [
    [`/dialogue/${thread}`, 'Answer', cookie],
    [`/admin/dialogue/${thread}`, 'Message', await enterAs(demo, 'admin')],
  ] as const) {
    await enter(context, demo, account)
    await page.goto(path)
    await startHydration(page)
    const message = page.getByRole('textbox', { name: label })
    await message.fill('Typed before the tunnel')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('No connection. What you typed is kept.')).toBeVisible()
    await expect(message).toHaveValue('Typed before the tunnel')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Typed before the tunnel')
    await expect(message).toHaveValue('')
    await page.reload()
    await expect(message).toHaveValue('')
  }
})

test('the team begins a thread with a snippet in the reader’s language', async ({ page, demo, context }) => {
  const { name, people } = await newPartner(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/dialogue/snippets')
  await startHydration(page)
  const form = page.getByRole('form', { name: 'New snippet' })
  await form.getByLabel('Name').fill('Spring greeting')
  await form.getByLabel('English').fill('Spring has come.')
  await form.getByLabel('Svenska').fill('Våren är här.')
  await form.getByRole('button', { name: 'Add snippet' }).click()
  await expect(page.getByText('The snippet is added.')).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/admin/dialogue/new')
  await startHydration(page)
  await page.getByLabel('Organisation').fill(name)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(`To ${name}`)).toBeVisible()
  const start = page.getByRole('form', { name: 'New thread' })
  await start.getByLabel('Subject').fill('Spring')
  await start.getByLabel('Snippet', { exact: true }).selectOption('Spring greeting')
  await start.getByLabel('Language of the snippet').selectOption('Svenska')
  await start.getByRole('button', { name: 'Insert snippet' }).click()
  await expect(start.getByRole('textbox', { name: 'Message' })).toHaveValue('Våren är här.')
  await expectNoViolations(page)
  await start.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring')
  await expect.poll(() => demo.mails(isTo(people[0]?.email ?? '')).at(-1)?.text).toContain('Våren är här.')
})

for (const [locale, title, write] of [
  ['en', 'Dialogue', 'Begin the thread'],
  ['sv', 'Dialog', 'Starta tråden'],
  ['no', 'Dialog', 'Start tråden'],
] as const) {
  for (const width of [390, 1440]) {
    test(`the pages fit ${width} px in ${locale}`, async ({ page, demo, context }) => {
      const { people } = await newPartner(demo, {
        name: `A partner with a rather long name in the north ${crypto.randomUUID()}`,
      })
      const cookie = people[0]?.cookie ?? ''
      const thread = await newThread(demo, cookie, 'Samarbeidsavtale om hjemmeovervåking', 'x'.repeat(300))
      await page.setViewportSize({ width, height: 900 })
      await enter(context, demo, cookie)
      for (const path of ['/dialogue', `/dialogue/${thread}`, '/supplier']) {
        await page.goto(`${path}?lang=${locale}`)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await page.goto('/dialogue')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('button', { name: write })).toBeVisible()
      await expectNoViolations(page)
    })
  }
}

test('a message that was begun in one browser is finished in another, and is gone once it was sent', async ({
  page,
  demo,
  context,
  browser,
}) => {
  const { people } = await newPartner(demo, { members: ['Anna Falk', 'Henrik Lund'] })
  const [anna, henrik] = people
  const thread = await newThread(demo, anna?.cookie ?? '')
  const answer = (of: Page) => of.getByRole('textbox', { name: 'Answer' })
  const isKept = (of: Page) => of.getByText('Not sent yet. Your text is kept')
  await enter(context, demo, anna?.cookie ?? '')
  await page.goto(`/dialogue/${thread}`)
  await startHydration(page)
  await answer(page).fill('Begun on a phone')
  await expect(isKept(page)).toBeVisible()
  await expectNoViolations(page)

  const colleague = await anotherBrowser(browser, demo, henrik?.cookie ?? '')
  const theirs = await colleague.newPage()
  await theirs.goto(`/dialogue/${thread}`)
  await startHydration(theirs)
  await expect(answer(theirs)).toHaveValue('')
  await colleague.close()

  const desk = await anotherBrowser(browser, demo, anna?.cookie ?? '')
  const atDesk = await desk.newPage()
  await atDesk.goto(`/dialogue/${thread}`)
  await startHydration(atDesk)
  await expect(atDesk.getByText(/^Your text of .+ is back\. It has not been sent\.$/)).toBeVisible()
  await expect(answer(atDesk)).toHaveValue('Begun on a phone')
  await answer(atDesk).press('End')
  await answer(atDesk).pressSequentially(', finished at a desk')
  // What would be typed while it is being sent would be gone with it.
  let wasEditable: boolean | undefined
  await atDesk.route(/\/dialogue\/[^/]+\.data\?form=write/, async (route) => {
    wasEditable = await answer(atDesk).isEditable()
    await route.continue()
  })
  // At once: a text that is on its way is waited for, and is not there again after the message.
  await atDesk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(atDesk.getByText('Sent.', { exact: true })).toBeVisible()
  await expect(atDesk.getByText('Begun on a phone, finished at a desk')).toBeVisible()
  expect(wasEditable).toBe(false)
  await expect(answer(atDesk)).toHaveValue('')
  await answer(atDesk).fill('One more')
  await expect(isKept(atDesk)).toBeVisible()
  await answer(atDesk).fill('')
  await expect
    .poll(async () => {
      await atDesk.reload()
      await startHydration(atDesk)
      return answer(atDesk).inputValue()
    })
    .toBe('')
  await expect(atDesk.getByText(/is back\./)).toHaveCount(0)
  await desk.close()
})
