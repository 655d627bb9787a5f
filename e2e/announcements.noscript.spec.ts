import { newMember, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent } from './events.ts'
import { isTo } from './mailbox.ts'

// A link that is not valid is answered with 404.
test.use({ complaints: /status of 404/ })

test('the link of an announcement opens a page with a button, which ends such mails', async ({ page, demo }) => {
  test.setTimeout(120_000)
  const member = await newMember(demo)
  const { path } = await makeEvent(demo, 'Told of once')
  const Cookie = await enterAs(demo, 'admin')
  const message = crypto.randomUUID()
  await post(demo, `${path}?form=announce`, { message }, { Cookie })
  const messagePage = `${path}/messages/${message}`
  const chosen = { version: '0', to: 'chosen', people: member.email }
  expect((await post(demo, `${messagePage}?form=save-announcement`, chosen, { Cookie })).status).toBe(303)
  expect((await post(demo, `${messagePage}?form=send`, { version: '1' }, { Cookie })).status).toBe(200)
  const announced = () => demo.mails((mail) => isTo(member.email)(mail) && mail.subject === 'Invitation: Told of once')
  await expect.poll(() => announced().length, { timeout: 45_000 }).toBe(1)
  const link = /https?:\/\/\S+\/announcements\/unsubscribe\?[^\s\])>]+/.exec(announced()[0]?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more announcements of events')
  await page.getByRole('button', { name: 'Stop announcements' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get no more announcements')
  await page.goto(`${pathname}?token=wrong`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
})
