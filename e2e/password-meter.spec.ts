import { visitorAddress } from './access-requests.ts'
import { newAddress, password, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

const estimateStrength = async (demo: Site, fields: object, from = visitorAddress()) => {
  const headers = { Origin: demo.url, 'Content-Type': 'application/json', 'X-Forwarded-For': from }
  return ask(demo, '/api/password-strength', { method: 'POST', headers, body: JSON.stringify(fields) })
}

const candidates = ['Sommar2026!', 'Karolinska1', 'hotmail0', 'k7#xQ2!', 'k7#xQ2!v', 'sjukhus gaffel måndag', password]

test('a password is accepted exactly when the meter shows the highest level', { tag: '@A4' }, async ({ demo }) => {
  for (const candidate of candidates) {
    const email = newAddress()
    const { text } = await estimateStrength(demo, { password: candidate, email })
    const { status } = await post(demo, '/login?form=register', { email, password: candidate })
    expect([candidate, status]).toEqual([candidate, JSON.parse(text).level === 4 ? 200 : 422])
  }
  const email = newAddress()
  const localPart = email.split('@')[0] ?? ''
  expect(JSON.parse((await estimateStrength(demo, { password: localPart, email })).text).weakness).toBe('personal')
})

test('the meter refuses malformed input, and answers two hundred requests from one address at most', {
  tag: '@A4',
}, async ({ demo }) => {
  for (const wrong of [{}, { password: '' }, { password: 'x'.repeat(257) }, { password: ['x'] }]) {
    expect((await estimateStrength(demo, wrong)).status).toBe(400)
  }
  const from = visitorAddress()
  const answers = await Promise.all(
    Array.from({ length: 201 }, () => estimateStrength(demo, { password: 'k7#xQ2!v' }, from)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('without JavaScript the field shows why a password was refused', { tag: '@A4' }, async ({ demo }) => {
  const fields = { email: newAddress(), password: 'Sommar2026!' }
  const { status, text } = await post(demo, '/login?form=register', fields, { Cookie: 'lang=sv' })
  expect(status).toBe(422)
  const [, error = ''] = /aria-describedby="(\S+-error) \S+-hint"/.exec(text) ?? []
  expect(text).toMatch(new RegExp(`id="${error}"[^>]*>För lätt att gissa: ett vanligt ord`))
  expect(text).not.toContain('Sommar2026!')
})

test.describe('beside a new password', () => {
  test('the meter says why a password is weak, and when it is strong enough', { tag: '@A4' }, async ({ page }) => {
    await page.goto('/login?tab=register&lang=sv')
    await startHydration(page)
    const field = page.getByLabel('Lösenord')
    const status = page.getByRole('status').filter({ hasText: /gissa|starkt/ })
    await expect(field).toHaveAccessibleDescription(/^Minst 6 tecken, men färre än 8 går alltid att gissa/)
    await field.fill('abc')
    await expect(status).toHaveText('För lätt att gissa: det behövs minst 8 tecken.')
    await field.fill('Välkommen1')
    await expect(status).toContainText('ett vanligt ord eller namn')
    await expect(field).toHaveAccessibleDescription(/ett vanligt ord eller namn/)
    await field.fill('sjukhus gaffel måndag')
    await expect(status).toHaveText('Tillräckligt starkt.')
    await field.fill('gaffel.jansson.40')
    await expect(status).toHaveText('Tillräckligt starkt.')
    await page.getByLabel('E-post').fill('gaffel.jansson.40@nordbro.example')
    await field.focus()
    await expect(status).toContainText('det liknar din adress')
  })

  test('the meter works on the account page, and shows nothing when it gets no answer', { tag: '@A4' }, async ({
    page,
    context,
    demo,
  }) => {
    const [name = '', value = ''] = (await enterAs(demo, 'supplier')).split('=')
    await context.addCookies([{ name, value, url: demo.url }])
    await page.goto('/account')
    await startHydration(page)
    const field = page.locator('#password [name=password]')
    await field.fill('supplier-2026')
    await expect(field).toHaveAccessibleDescription(/made of your address or our name/)
    await page.route('**/api/password-strength', (route) => route.fulfill({ status: 204 }))
    await field.fill('Sommar2026!')
    await expect(field).not.toHaveAccessibleDescription(/guess: /)
    await page.waitForTimeout(700)
    await expect(field).not.toHaveAccessibleDescription(/guess: |Strong/)
  })
})
