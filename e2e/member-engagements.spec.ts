import type { Page } from '@playwright/test'
import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { newPartner } from './dialogue.ts'
import { colleagues, makeOffer } from './engagements.ts'
import { ask } from './http.ts'
import { unbroken } from './longest-texts.ts'
import { isTo } from './mailbox.ts'
import { startHydration } from './test.ts'

// Of its own: offers are the first thing on the pages of their organisation.
test.use({ demoName: 'member engagements', complaints: /status of 4(04|22)/ })

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const expectFits = async (page: Page) => expect(await isWide(page)).toBe(0)
const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' })

test('an offer leads from the first page to its answer; the sentence has to be ticked', async ({
  page,
  demo,
  context,
}) => {
  const id = await makeOffer(demo, 'Aldera Medtech', 'exchange.premium')
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/select-role')
  await page.getByRole('link', { name: /Insight exchange, Premium.*Offer to answer/ }).click()
  await expect(page).toHaveURL(new RegExp(`/engagements/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insight exchange, Premium')
  await startHydration(page)
  await expect(page.getByRole('table')).toContainText('195,000 SEK')
  await expectFits(page)
  await expectNoViolations(page)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Offer as PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/offer-[\da-f]{8}\.pdf$/)

  const box = answer(page).getByRole('checkbox')
  await answer(page).getByRole('button', { name: 'Accept the offer' }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(/\S/)
  await page.keyboard.press('Space')
  await answer(page).getByRole('button', { name: 'Accept the offer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. You have accepted the offer.' })).toBeVisible()
  await expect(page.getByText(/^Jonas Ek accepted this offer on .+\.$/)).toBeVisible()
  await expect(page.getByRole('blockquote')).toContainText('On behalf of Aldera Medtech I accept')
  await expect(answer(page)).toHaveCount(0)
  await expectNoViolations(page)
  const confirmed = () =>
    demo.mails((mail) => isTo('supplier@nordbro.example')(mail) && /accept/i.test(mail.subject ?? ''))
  await expect.poll(() => confirmed().length, { timeout: 45_000 }).toBeGreaterThan(0)
})

test('of two colleagues who answer at once one is told whose answer counts', async ({ page, demo, context }) => {
  const id = await makeOffer(demo, 'Aldera Medtech', 'visits.express')
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  await page.goto(`/engagements/${id}`)
  await startHydration(page)
  await answer(page).getByRole('checkbox').check()
  const declined = await post(
    demo,
    `/engagements/${id}?form=decline`,
    { reason: 'The budget is spent.' },
    { Cookie: await enterAs(demo, colleagues.petter) },
  )
  expect(declined.status).toBe(200)
  await answer(page).getByRole('button', { name: 'Accept the offer' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Your answer was not stored' })
  await expect(refused).toContainText('Petter Aas has already declined this offer.')
  await expect(page.getByText(/^Petter Aas declined this offer on/)).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText('The budget is spent.')
  await page.goto('/engagements')
  await expect(page.getByRole('region', { name: 'Earlier' })).toContainText('Clinical visits, Express')
})

test('another organisation finds neither the page nor the offer, and its answer counts nothing', async ({ demo }) => {
  const id = await makeOffer(demo, 'Aldera Medtech', 'visits.immersion')
  const Cookie = await enterAs(demo, 'hospital')
  for (const path of [`/engagements/${id}`, `/engagements/${id}/offer.pdf`])
    expect((await ask(demo, path, { headers: { Cookie } })).status).toBe(404)
  expect((await post(demo, `/engagements/${id}?form=decline`, { reason: '' }, { Cookie })).status).toBe(404)
  for (const path of ['/engagements', '/hospital', '/select-role'])
    expect((await ask(demo, path, { headers: { Cookie } })).text).not.toContain(id)
  const own = await ask(demo, `/engagements/${id}/offer.pdf`, {
    headers: { Cookie: await enterAs(demo, colleagues.petter) },
  })
  expect(own.headers['content-disposition']).toContain('attachment')
  expect(own.body.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a colleague who is not named in the offer and answers anyway reads who may', async ({ demo }) => {
  const { id: organisation, name } = await newPartner(demo)
  const id = await makeOffer(demo, name, 'visits.core')
  const { email, cookie } = await newMember(demo)
  await post(demo, `/admin/organisations/${organisation}?form=add`, { email }, { Cookie: await enterAs(demo, 'admin') })
  for (const [form, fields] of [
    ['accept', { agreed: 'I accept.' }],
    ['decline', { reason: '' }],
  ] as const) {
    const { status, text } = await post(demo, `/engagements/${id}?form=${form}`, fields, { Cookie: cookie })
    expect(status).toBe(422)
    expect(text).toContain('Only the people who are named in the offer may accept or decline it.')
  }
})

test('the role page has the deliverables of what runs, in a line or below each other', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/supplier')
    const isOfVisits = page.getByRole('link', { name: 'Clinical visits, Core' })
    const timeline = page.getByRole('main').locator('section', { has: isOfVisits }).last()
    await expect(timeline.getByText('Deliverables Timeline')).toBeVisible()
    await expect(timeline.getByText(/^\d pending$/)).toBeVisible()
    await expectFits(page)
    await expectNoViolations(page)
    await timeline.getByRole('link', { name: 'Clinical visits, Core' }).click()
    await expect(page.getByRole('heading', { name: /^Deliverables/ })).toBeVisible()
    await expectFits(page)
    await expectNoViolations(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/supplier')
  const place = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: /^Engagements/ })
  await place.click()
  await expect(place).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Agreed and under way' })).toContainText('Clinical visits, Core')
  await expectNoViolations(page)
})

test('a supplier asks about a package here; the prepared mail stays', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, colleagues.petter))
  await page.goto('/supplier')
  await startHydration(page)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Partner', exact: true }) })
  await card.getByText('Ask here', { exact: true }).click()
  await card.getByLabel('What should we know?').fill(unbroken(2000))
  await expectFits(page)
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByRole('status')).toContainText(/^You have asked, .+\./)
  await expect(card.getByRole('status')).toBeFocused()
  await expect(card.getByRole('link', { name: 'Ask about Partner' })).toHaveAttribute('href', /^mailto:/)
  await expectNoViolations(page)
  await page.reload()
  await expect(card.getByText('Ask here', { exact: true })).toHaveCount(0)
  // The other package can still be asked about.
  await expect(page.getByText('Ask here', { exact: true })).toHaveCount(1)

  await page.goto('/engagements')
  await startHydration(page)
  const form = page.getByRole('region', { name: 'Ask for a program' })
  await expect(form).toContainText('Supplier upgrades, Partner')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Program')).toBeFocused()
  await form.getByLabel('Program').selectOption({ label: 'Speed-dial' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('listitem').filter({ hasText: 'Speed-dial' })).toBeVisible()
  await expect(form.getByLabel('Program')).toHaveValue('')
})

test('what is typed about a program or an offer is back after a reload, until it was sent', async ({
  page,
  demo,
  context,
}) => {
  const { name, people } = await newPartner(demo)
  const id = await makeOffer(demo, name, 'visits.core')
  await enter(context, demo, people[0]?.cookie ?? '')
  await page.goto(`/engagements/${id}`)
  await startHydration(page)
  await page.getByText('Decline instead').click()
  await page.getByLabel('Why not?').fill('Not this')
  await page.reload()
  await startHydration(page)
  // Open, so that one sees the text.
  await expect(page.getByLabel('Why not?')).toBeVisible()
  await expect(page.getByLabel('Why not?')).toHaveValue('Not this')

  await page.goto('/engagements')
  await startHydration(page)
  const form = page.getByRole('region', { name: 'Ask for a program' })
  await form.getByLabel('Program').selectOption({ label: 'Speed-dial' })
  await form.getByLabel('What should we know?').fill('Half a')
  await page.reload()
  await startHydration(page)
  await expect(form.getByLabel('What should we know?')).toHaveValue('Half a')
  await expect(form.getByLabel('Program')).toHaveValue('speedDial')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('listitem').filter({ hasText: 'Speed-dial' })).toBeVisible()

  await page.goto('/supplier')
  await startHydration(page)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Partner', exact: true }) })
  await card.getByText('Ask here', { exact: true }).click()
  await card.getByLabel('What should we know?').fill('Three wards')
  await page.reload()
  await startHydration(page)
  await expect(card.getByLabel('What should we know?')).toHaveValue('Three wards')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByRole('status')).toContainText(/^You have asked, .+\./)
  await page.goto('/engagements')
  await startHydration(page)
  await expect(form.getByLabel('What should we know?')).toHaveValue('')
})

test('the pages are in the reader’s language at every width', async ({ page, demo, context }) => {
  const id = await makeOffer(demo, 'Embassy of Valdoria', 'embassy.sweden')
  await enter(context, demo, await enterAs(demo, 'embassy'))
  for (const [language, title, heading, accept] of [
    ['sv', 'Uppdrag', 'Paket för ambassader, Sverige', 'Acceptera offerten'],
    ['no', 'Oppdrag', 'Pakker for ambassader, Sverige', 'Aksepter tilbudet'],
  ] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/engagements?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectFits(page)
      await page.goto(`/engagements/${id}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('button', { name: accept })).toBeVisible()
      await expectFits(page)
      await page.goto(`/ambassador?lang=${language}`)
      await expectFits(page)
    }
  }
})

const answers = {
  en: {
    ...{ accept: 'Accept the offer', open: 'Decline instead', decline: 'Decline the offer' },
    refused: 'Your answer was not stored',
    reasons: ['Petter Aas has already declined this offer.', 'Jonas Ek has already accepted this offer.'],
  },
  sv: {
    ...{ accept: 'Acceptera offerten', open: 'Avböj i stället', decline: 'Avböj offerten' },
    refused: 'Ditt svar sparades inte',
    reasons: ['Petter Aas har redan avböjt offerten.', 'Jonas Ek har redan accepterat offerten.'],
  },
  no: {
    ...{ accept: 'Aksepter tilbudet', open: 'Avslå i stedet', decline: 'Avslå tilbudet' },
    refused: 'Svaret ditt ble ikke lagret',
    reasons: ['Petter Aas har allerede avslått tilbudet.', 'Jonas Ek har allerede akseptert tilbudet.'],
  },
}

for (const [lang, words] of Object.entries(answers)) {
  test(`who answers at the same moment as a colleague, and second, is told what happened: ${lang}`, async ({
    page: jonas,
    demo,
    context,
    browser,
  }) => {
    const id = await makeOffer(demo, 'Aldera Medtech', 'visits.core')
    const other = await browser.newContext({ baseURL: demo.url })
    const petter = await other.newPage()
    await enter(context, demo, await enterAs(demo, colleagues.jonas))
    await enter(other, demo, await enterAs(demo, colleagues.petter))
    await jonas.setViewportSize({ width: 1440, height: 900 })
    await petter.setViewportSize({ width: 390, height: 844 })
    for (const page of [jonas, petter]) await page.goto(`/engagements/${id}?lang=${lang}`)
    await startHydration(jonas)
    await jonas.getByRole('checkbox').check()
    await petter.getByText(words.open, { exact: true }).click()
    await Promise.all([
      jonas.getByRole('button', { name: words.accept }).click(),
      petter.getByRole('button', { name: words.decline }).click(),
    ])

    const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: words.refused })
    const pages = [jonas, petter]
    const refused = () => Promise.all(pages.map((page) => refusal(page).isVisible()))
    await expect.poll(async () => (await refused()).filter(Boolean).length).toBe(1)
    const second = (await refused()).indexOf(true)
    const told = pages[second] ?? jonas
    for (const width of [390, 1440]) {
      await told.setViewportSize({ width, height: 900 })
      await expect(refusal(told)).toContainText(words.reasons[second] ?? '')
      await expect(refusal(told)).toBeInViewport()
      await expectFits(told)
      await expectNoViolations(told)
    }
    // What counts is on the page, and it takes no other answer.
    for (const page of pages) {
      await expect(page.getByRole('button', { name: words.accept })).toHaveCount(0)
      await expect(page.getByRole('button', { name: words.decline })).toHaveCount(0)
    }
    await other.close()
  })
}
