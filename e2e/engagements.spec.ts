import type { Page } from '@playwright/test'
import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { newPartner } from './dialogue.ts'
import { colleagues, makeOffer } from './engagements.ts'
import { ask } from './http.ts'
import { isTo } from './mailbox.ts'
import { startHydration } from './test.ts'

// Of its own: what its tests offer would be on the pages of other tests.
test.use({ demoName: 'engagements', complaints: /status of (404|422)/ })

const state = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first()

test('an offer is drafted, held back by a wrong price, sent, accepted and started', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/engagements')
  await page.getByRole('link', { name: 'New engagement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New engagement')
  await page.getByLabel('Organisation').fill('Aldera Medtech')
  await page.getByLabel('Program and level').selectOption('Clinical visits, Immersion')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText('The draft is made.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinical visits, Immersion')

  const draft = page.getByRole('form', { name: 'Draft of the offer' })
  await startHydration(page)
  await draft.getByLabel('Price in SEK').fill('100000')
  await draft.getByLabel('Number, Memo').fill('1')
  await draft.getByLabel('Price each, Memo').fill('30000')
  await draft.getByLabel('Also agreed').fill('Three delegates, and no recordings.')
  await draft.getByRole('button', { name: 'Save draft' }).click()
  const outside = 'Immersion costs 100,000; the price list says 290,000–420,000.'
  await expect(page.getByText(`It can’t be offered yet: ${outside}`)).toBeVisible()
  await expectNoViolations(page)

  const offer = page.getByRole('region', { name: 'Offer it' })
  const send = async () => {
    await offer.getByRole('checkbox', { name: /Jonas/ }).check()
    await offer.getByRole('button', { name: 'Send the offer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offer it to Aldera Medtech?' })
    await dialog.getByRole('button', { name: 'Send the offer' }).click()
  }
  await expect(offer.getByText('It can be sent when this is mended and the draft is saved.')).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Send the offer' })).toHaveCount(0)
  await draft.getByLabel('Price in SEK').fill('300000')
  await draft.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved, at today’s prices.')).toBeVisible()
  await send()
  await expect(state(page, 'Offered')).toBeVisible()
  await expect(page.getByRole('row', { name: /Memo/ })).toContainText('30,000')
  await expectNoViolations(page)

  const { pathname } = new URL(page.url())
  const Cookie = await enterAs(demo, 'admin')
  const pdf = await ask(demo, `${pathname}/offer.pdf`, { headers: { Cookie } })
  expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
  const offered = () =>
    demo.mails((mail) => isTo('supplier@nordbro.example')(mail) && /Immersion/.test(mail.subject ?? ''))
  await expect.poll(() => offered().length, { timeout: 45_000 }).toBe(1)

  const own = pathname.replace('/admin', '')
  const jonas = { Cookie: await enterAs(demo, colleagues.jonas) }
  const { text } = await ask(demo, own, { headers: jonas })
  const sentence = /On behalf of [^<"]+?entitled to do so\./.exec(text)?.[0] ?? ''
  expect(sentence).toContain('330,000')
  expect((await post(demo, `${own}?form=accept`, { agreed: sentence }, jonas)).status).toBe(200)

  await page.reload()
  await expect(page.getByRole('blockquote')).toHaveText(sentence)
  await startHydration(page)
  await page.getByLabel('Starts on').fill('2027-01-11')
  await page.getByRole('button', { name: 'Start it' }).click()
  await expect(page.getByText('It has started')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Deliverables' }).getByRole('listitem').first()).toBeVisible()

  await page.goto('/admin/engagements?view=board')
  await expect(page.getByRole('region', { name: /^Running/ }).getByText('Clinical visits, Immersion')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('an offer without a signatory is held back at the field, and the board has no state in its address', async ({
  page,
  demo,
  context,
}) => {
  const { name } = await newPartner(demo, { members: ['Anna Falk', 'Bo Lind'] })
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/engagements/new')
  await page.getByLabel('Organisation').fill(name)
  await page.getByLabel('Program and level').selectOption('Clinical visits, Core')
  await page.getByRole('button', { name: 'Create draft' }).click()
  const offer = page.getByRole('region', { name: 'Offer it' })
  await expect(offer.getByText('Choose who may accept it')).toBeVisible()
  await startHydration(page)
  await offer.getByRole('button', { name: 'Send the offer' }).click()
  const anna = offer.getByRole('checkbox', { name: 'Anna Falk' })
  await expect(anna).toHaveAccessibleDescription(/Tick at least one person who may accept the offer\./)
  await expect(anna).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await anna.check()
  await offer.getByRole('button', { name: 'Send the offer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click()
  await expect(state(page, 'Offered')).toBeVisible()

  await page.goto(`/admin/engagements?q=${encodeURIComponent(name)}&state=offered&sort=total`)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(page.getByRole('region', { name: /^Offered/ }).getByText('Clinical visits, Core')).toBeVisible()
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q', 'view'])
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q'])
})

test('a member asks, an admin makes a draft of it, and asking is done once', async ({ page, demo, context }) => {
  const jonas = { Cookie: await enterAs(demo, colleagues.petter) }
  await post(demo, '/supplier?form=ask', { program: 'upgrades', tier: 'partner', message: 'For all our sites.' }, jonas)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/engagements')
  const requests = page.getByRole('region', { name: /^Members who ask/ })
  await expect(requests).toContainText('For all our sites.')
  await requests.getByRole('button', { name: /Make a draft: Supplier upgrades, Partner, Petter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier upgrades, Partner')
  await expect(page.getByRole('region', { name: 'What was asked' })).toContainText('For all our sites.')
  const offer = page.getByRole('region', { name: 'Offer it' })
  await expect(offer.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/Petter/)
  await page.goto('/admin/engagements')
  await expect(page.getByText('For all our sites.')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Aldera Medtech: Supplier upgrades, Partner/ })).toContainText('Draft')
})

test('of two who answer at the same moment one decides, and the other is told who', async ({ demo }) => {
  const id = await makeOffer(demo, 'Aldera Medtech', 'visits.express')
  const [jonas, petter] = await Promise.all([enterAs(demo, colleagues.jonas), enterAs(demo, colleagues.petter)])
  const { text } = await ask(demo, `/engagements/${id}`, { headers: { Cookie: jonas } })
  const agreed = /On behalf of [^<"]+?entitled to do so\./.exec(text)?.[0] ?? ''
  const answers = await Promise.all([
    post(demo, `/engagements/${id}?form=accept`, { agreed }, { Cookie: jonas }),
    post(demo, `/engagements/${id}?form=decline`, { reason: 'Next year.' }, { Cookie: petter }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const isAccepted = answers[0]?.status === 200
  const page = await ask(demo, `/engagements/${id}`, { headers: { Cookie: jonas } })
  expect(page.text).toContain(isAccepted ? 'accepted this offer' : 'declined this offer')
})
