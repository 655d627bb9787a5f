import {
  circleRequestForm,
  circleRequestValues,
  fillCircleRequest,
  guest,
  sendCircleRequest,
  thanks,
} from './circle-requests.ts'
import { expect, test } from './test.ts'

test('the circle request form is sent, the page opens at the answer, and both mails are sent', async ({
  page,
  site,
}) => {
  const person = guest()
  await page.goto('/circles')
  await fillCircleRequest(page, person)
  await sendCircleRequest(page)
  await expect(page).toHaveURL(/\/circles#rsvp$/)
  await expect(page.getByRole('status')).toHaveText(thanks)
  await expect(page.getByRole('status')).toBeInViewport()
  expect(await circleRequestValues(page)).toMatchObject({ name: '', why: '', interests: [] })
  await site.mailTo(person.email)
  const notice = await site.noticeAbout(person.email)
  expect(notice.text).toContain('MedTech, Investors')
  expect(notice.text).toContain('I agree to the Chatham House Rule and privacy terms.')
})

test('the browser refuses to send the form without consent', async ({ page }) => {
  await page.goto('/circles')
  await fillCircleRequest(page, guest())
  await circleRequestForm(page).locator('[name=consent]').uncheck()
  await sendCircleRequest(page)
  await expect(circleRequestForm(page).locator('[name=consent]')).toBeFocused()
  await expect(page).toHaveURL(/\/circles$/)
})

test('the chat, which needs JavaScript, is hidden, and questions open', async ({ page }) => {
  await page.goto('/circles')
  await expect(page.locator('[data-track="chat_widget:open"]')).toBeHidden()
  await page.getByText('What is the Chatham House Rule?').click()
  await expect(page.getByText('You are free to use what you learn.')).toBeVisible()
})

test.describe('with invalid input', () => {
  test.use({ complaints: /status of 422/ })

  test('the form comes back with the typed values, the ticked boxes and the errors', async ({ page }) => {
    const person = { ...guest(), name: '   ' }
    await page.goto('/circles')
    await fillCircleRequest(page, person)
    await sendCircleRequest(page)
    await expect(circleRequestForm(page).getByLabel('Name')).toHaveAccessibleDescription('This can’t be empty.')
    expect(await circleRequestValues(page)).toMatchObject({
      email: person.email,
      organization: person.organization,
      interests: ['medtech', 'investors'],
      consent: 'on',
    })
  })
})
