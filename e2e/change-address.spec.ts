import { enter, newAddress, newMember, password, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo.ts'
import { isTo } from './mailbox.ts'

test.use({ complaints: /status of (410|422)/ })

test('a member changes the address: a link to the new one, a notice to the old one', async ({
  page,
  context,
  demo,
}) => {
  const { email, cookie } = await newMember(demo)
  const next = newAddress()
  await enter(context, demo, cookie)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Change your address' }).click()
  await expect(page.getByText(`Your account has the address ${email}.`)).toBeVisible()
  await expectNoViolations(page)
  const field = page.getByLabel('New e-mail address')
  await field.fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alert')).toContainText('That is the address you have.')
  await field.fill(next.toUpperCase())
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way to it')).toBeVisible()

  await expect.poll(() => demo.mails(isTo(next)).length).toBe(1)
  const { pathname, search } = new URL(
    /https?:\S+\/confirm-address\S+/.exec(demo.mails(isTo(next))[0]?.text ?? '')?.[0] ?? '',
  )
  await page.goto(`${pathname}${search}`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible()
  await expectNoViolations(page)

  const isNotice = (mail: { text?: string | undefined }) => mail.text?.includes('/not-me?token=') ?? false
  await expect.poll(() => demo.mails(isTo(email)).filter(isNotice).length).toBe(1)
  expect((await post(demo, '/login?form=sign-in', { email, password })).status).toBe(422)
  expect((await post(demo, '/login?form=sign-in', { email: next, password })).status).toBe(302)
  await page.goto(`${pathname}${search}`)
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is asked for and confirmed', async ({ page, context, demo }) => {
    const { cookie } = await newMember(demo)
    const next = newAddress()
    await enter(context, demo, cookie)
    await page.goto('/account/address?lang=sv')
    await page.getByLabel('Ny e-postadress').fill(next)
    await page.getByRole('button', { name: 'Skicka länken' }).click()
    await expect(page.getByText('en länk på väg dit')).toBeVisible()
    await expect.poll(() => demo.mails(isTo(next)).length).toBe(1)
    const [link] = /https?:\S+\/confirm-address\S+/.exec(demo.mails(isTo(next))[0]?.text ?? '') ?? []
    const { pathname, search } = new URL(link ?? '')
    await page.goto(`${pathname}${search}`)
    await page.getByRole('button', { name: 'Använd adressen' }).click()
    await expect(page.getByRole('heading', { name: 'Din adress är ändrad' })).toBeVisible()
  })
})
