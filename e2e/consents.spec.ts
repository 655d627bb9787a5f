import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'

// Its tests delete requests and end subscriptions.
test.use({ demoName: 'consents' })

const linkIn = (text: string | undefined, purpose: string) => {
  const { pathname, search } = new URL(
    new RegExp(`https?:\\S+/newsletter/${purpose}\\?\\S+`).exec(text ?? '')?.[0] ?? '',
  )
  return `${pathname}${search}`
}

/** Subscribes and confirms; returns the path of the link to unsubscribe. */
async function subscribe(demo: Site, email: string) {
  const find = (text: string) => demo.mails(isTo(email)).find((mail) => mail.text?.includes(text))?.text
  await post(demo, '/newsletter', { email })
  await expect.poll(() => find('/newsletter/confirm')).toBeTruthy()
  const confirm = linkIn(find('/newsletter/confirm'), 'confirm')
  await post(demo, confirm, { token: new URLSearchParams(confirm.split('?')[1]).get('token') ?? '' })
  await expect.poll(() => find('/newsletter/unsubscribe')).toBeTruthy()
  return linkIn(find('/newsletter/unsubscribe'), 'unsubscribe')
}

const circleRequest = (email: string) => ({ name: 'Kari', email, why: 'To listen', consent: 'on' })

test('a member sees the words they agreed to and withdraws each consent', async ({ page, context, demo }) => {
  const { email, cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your consents' }).click()
  await expect(page.getByText('You have agreed to nothing that needs a consent.')).toBeVisible()
  await expectNoViolations(page)

  await subscribe(demo, email)
  await post(demo, '/circles', circleRequest(email))
  const choices = { name: 'members', title: 'nobody', organisation: 'nobody', country: 'nobody' }
  const others = { seeks: 'nobody', offers: 'nobody', email: 'nobody' }
  await post(demo, '/account?form=directory', { ...choices, ...others }, { Cookie: cookie })
  await page.reload()
  const letter = page.getByRole('region', { name: 'Strategy Signals' })
  await expect(letter).toContainText('You can leave with one click in every letter.')
  await expect(letter).toContainText('with a link in an email')
  await expectNoViolations(page)

  for (const [name, button, done] of [
    ['Strategy Signals', 'Unsubscribe', 'No more letters will be sent to you.'],
    ['Health Circles', 'Withdraw and delete my requests', 'Your requests for a seat are deleted.'],
    ['Members’ directory', 'Leave the directory', 'Nobody sees anything of you in the directory.'],
  ] as const) {
    const group = page.getByRole('region', { name })
    await group.getByRole('button', { name: button }).click()
    await expect(group.getByText(done)).toBeVisible()
    await expect(group.getByText('Withdrawn', { exact: true })).toBeVisible()
    await expect(group.getByRole('button')).toHaveCount(0)
    await group.getByText('1 earlier entry').click()
    await expect(group.getByText(/^Agreed on/)).toBeVisible()
  }
  await expectNoViolations(page)
  const copies = () => demo.mails(isTo(email)).map(({ subject }) => subject)
  await expect.poll(copies).toContain('You have withdrawn your consent: Health Circles')
  await expect.poll(copies).toContain('What you have agreed to: the members’ directory')
})

test('who has no account sees the receipt on the page of the link', async ({ page, demo }) => {
  const link = await subscribe(demo, 'reader.without.account@region.example')
  await page.goto(link)
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText('Agreed on')
  await expect(receipt).toContainText('You can leave with one click in every letter.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(receipt).toContainText('Withdrawn on')
})

test('consents are withdrawn by forms without JavaScript too, and only one’s own', async ({ demo }) => {
  const [mine, theirs] = [await newMember(demo), await newMember(demo)]
  await post(demo, '/circles', circleRequest(theirs.email))
  const withdrawn = await post(demo, '/account/consents?form=withdraw-circle', {}, { Cookie: mine.cookie })
  expect(withdrawn.status).toBe(200)
  const page = await ask(demo, '/account/consents', { headers: { Cookie: theirs.cookie } })
  expect(page.text).toContain('Withdraw and delete my requests')
})

test('the admins’ page of data protection lists processors, deletions and rules', async ({ page, context, demo }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: /^Data protection/ }).click()
  await expect(page.getByRole('region', { name: 'Processors' })).toContainText('Delivers mail')
  await expect(page.getByRole('region', { name: 'Rules of retention' })).toContainText('You agree to something')
  await page.getByText('You agree to something, or withdraw it').click()
  await expect(page.getByText(/As long as we use what you agreed to, and 12\smonths after that/)).toBeVisible()
  await expectNoViolations(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Record of processing (Art. 30)' }).click()
  expect((await downloading).suggestedFilename()).toBe('record-of-processing.md')
})

test('security.txt is plain text with the address to write to', async ({ demo }) => {
  const answer = await ask(demo, '/.well-known/security.txt')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.text).toMatch(/^Contact: mailto:\S+@\S+$/m)
})
