import { someone } from './access-requests.ts'
import { enter, mailedLink, newAddress, password, post } from './accounts.ts'
import { applied, requestId } from './applicants.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { isAbout } from './mailbox.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 422/ })

test('a second request with other words is kept beside the first, and only the address is told', async ({
  page,
  demo,
  context,
}) => {
  const person = await applied(demo)
  const { path: _, token: __, ...fields } = person
  const again = await post(demo, '/request-access', { ...fields, reason: 'Someone else wants this.' })
  const first = await post(demo, '/request-access', someone())
  expect(again.text.replaceAll(/nonce="[^"]*"/g, '').length).toBe(first.text.replaceAll(/nonce="[^"]*"/g, '').length)
  await mailedLink(demo, person.email, 2)
  const subjects = demo.mails(isAbout(person.email)).map(({ subject }) => subject ?? '')
  expect(subjects.filter((subject) => /already have/.test(subject))).toHaveLength(1)
  expect(subjects.filter((subject) => /New request to join/.test(subject))).toHaveLength(1)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/requests?id=${await requestId(demo, person.email)}`)
  const detail = page.getByRole('region', { name: 'Kanarifugl Berg' })
  await expect(detail.getByRole('blockquote')).toContainText('cardiac ward')
  await expect(detail.getByRole('region', { name: 'Sent again with other words' })).toContainText('Someone else')
})

test('a request says who the applicant is: a member, a colleague, someone who has asked before', async ({
  page,
  demo,
  context,
}) => {
  const email = newAddress('aldera.example')
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, '/admin/invitations?form=invite', { email, role: 'supplier' }, { Cookie })
  const { path, token } = await mailedLink(demo, email)
  await post(demo, path, { token, password })
  await post(demo, '/request-access', { ...someone(), email })
  const first = await requestId(demo, email)
  await post(demo, '/admin/requests?form=decide', { id: first, decision: 'rejected' }, { Cookie })
  await post(demo, '/request-access', { ...someone(), email, name: 'Kari Again' })
  await enter(context, demo, Cookie)
  await page.goto(`/admin/requests?q=${email}&status=pending`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Member · Colleague · Asked before')
  await page.getByRole('link', { name: 'Kari Again' }).click()
  await expect(page).toHaveURL(/id=/)
  const detail = page.getByRole('region', { name: 'Kari Again' })
  await expect(detail).toContainText(/Already a member.*Colleague of/s)
  await expect(detail.getByRole('link', { name: 'Aldera Medtech' })).toBeVisible()
  await expect(detail).toContainText(/Asked before.*rejected/s)
  await expectNoViolations(page)
})

test('a request that is corrected while an admin reads it is decided only when it was read again', async ({
  page,
  demo,
  context,
}) => {
  const { path, token, ...person } = await applied(demo, { name: 'Corrected Berg' })
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/requests?id=${await requestId(demo, person.email)}`)
  await startHydration(page)
  const { name, organization } = person
  await post(demo, `${path}&form=correct`, { token, name, organization, role: 'supplier', reason: 'We sell beds.' })
  const approve = page.getByRole('region', { name: 'Corrected Berg' }).getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect(page.getByText('Nothing was decided: please read it again')).toBeVisible()
  await expect(page.getByRole('blockquote').first()).toContainText('We sell beds.')
  await approve.click()
  await expect(page.getByText('Access request has been approved.')).toBeVisible()
})
