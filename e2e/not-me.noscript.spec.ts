import { newMember, signIn } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { isNotice, isTo } from './mailbox.ts'

test('‘This was not me’ works without JavaScript, in the language of the mail', async ({ page, demo }) => {
  const { email } = await newMember(demo)
  await signIn(demo, email)
  const notices = () => demo.mails((mail) => isTo(email)(mail) && isNotice(mail))
  await expect.poll(() => notices().length).toBe(1)
  const link = new URL(/https?:\/\/\S+\/not-me\S+/.exec(notices()[0]?.text ?? '')?.[0] ?? '')
  link.searchParams.set('lang', 'no')
  await page.goto(`${link.pathname}${link.search}`)
  await page.getByRole('button', { name: 'Det var ikke meg' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontoen din er stengt for alle')
  expect(await signIn(demo, email)).toBe('')
})

test('the admin’s list of events is filtered and checked without JavaScript', async ({ page, context, demo }) => {
  const [name = '', value = ''] = (await enterAs(demo, 'admin')).split('=')
  await context.addCookies([{ name, value, url: demo.url }])
  await page.goto('/admin/security-events')
  await page.getByLabel('What', { exact: true }).selectOption('Signed in')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/kind=session\.started/)
  await page.getByRole('button', { name: 'Check for changed or missing events' }).click()
  await expect(page.getByText(/none changed or missing/)).toBeVisible()
})
