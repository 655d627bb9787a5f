import { fill, openDialog, openedDialog, someone, submitButton, visitorAddress } from './access-requests.ts'
import { allMailsSent, postRequest } from './http.ts'
import { isAbout } from './mailbox.ts'
import { expect, test } from './test.ts'

const languages = {
  en: {
    subject: 'We have received your request',
    thanks: /^Your request has reached us$/m,
    signature: /^The Nordbro partners$/m,
    promise: '2–3 business days',
    role: 'Hospital',
    notice: 'New request to join: ',
  },
  sv: {
    subject: 'Vi har tagit emot din förfrågan',
    thanks: /^Din förfrågan har kommit fram$/m,
    signature: /^Partnerna i Nordbro$/m,
    promise: '2–3 arbetsdagar',
    role: 'Sjukhus',
    notice: 'Vill gå med: ',
  },
  no: {
    subject: 'Vi har mottatt forespørselen din',
    thanks: /^Forespørselen din har kommet frem$/m,
    signature: /^Partnerne i Nordbro$/m,
    promise: '2–3 virkedager',
    role: 'Sykehus',
    notice: 'Vil bli med: ',
  },
}

for (const [lang, texts] of Object.entries(languages)) {
  test(`the person and the team are mailed in the language of the page: ${lang}`, async ({ page, site }) => {
    const person = someone()
    await page.goto(`/?lang=${lang}`)
    const dialog = await openDialog(page)
    await fill(dialog, person)
    await submitButton(dialog).click()
    await expect(openedDialog(page)).toHaveCount(0)

    const thanks = await site.mailTo(person.email)
    expect(thanks.subject).toBe(texts.subject)
    expect(thanks.from).toMatchObject({ name: 'Nordbro', address: 'hello@nordbro.example' })
    expect(thanks.to).toMatchObject([{ name: '', address: person.email }])
    expect(thanks.text).toMatch(texts.thanks)
    expect(thanks.text).toMatch(texts.signature)
    expect(thanks.attachments).toMatchObject([{ contentId: '<mark>', mimeType: 'image/png', disposition: 'inline' }])
    expect(thanks.text).toContain(texts.promise)
    expect(thanks.html).toContain(texts.promise)

    const notice = await site.noticeAbout(person.email)
    const heading = `${texts.notice}${person.name}, ${person.organization}`
    expect(notice.subject).toBe(heading)
    expect(notice.text).not.toMatch(texts.signature)
    expect(notice.recipients).toEqual(['hello@nordbro.example'])
    expect(notice.replyTo).toMatchObject([{ address: person.email }])
    const expectedTexts = [
      heading,
      `${site.url}/admin/requests?id=`,
      person.email,
      texts.role,
      ...person.reason.split('\n'),
    ]
    for (const text of expectedTexts) expect(notice.text).toContain(text)
  })
}

test('a second request with the address in other capitals gets the same answer, and no mail for equal words', {
  tag: '@F1',
}, async ({ site }) => {
  const person = someone()
  const from = { 'X-Forwarded-For': visitorAddress() }
  const first = await postRequest(site, person, from)
  await site.mailTo(person.email)
  await site.noticeAbout(person.email)

  const email = person.email.toUpperCase()
  const second = await postRequest(site, { ...person, email }, from)
  await allMailsSent(site)
  expect(site.mails(isAbout(person.email))).toHaveLength(2)

  // Other words are kept beside the first: that is told to the address alone, and not with the name that was typed.
  const third = await postRequest(site, { ...person, email, name: 'Someone Else' }, from)
  await allMailsSent(site)
  const [, , told, ...more] = site.mails(isAbout(person.email))
  expect([told?.recipients, told?.subject, more]).toEqual([[person.email], 'We already have your request', []])
  expect(told?.text).not.toContain('Someone Else')
  for (const answer of [second, third]) {
    expect([answer.status, withoutNonce(answer.text)]).toEqual([first.status, withoutNonce(first.text)])
  }
})

test('the same form sent eight times at once sends one pair of mails', { tag: '@F1' }, async ({ site }) => {
  const person = someone()
  const from = { 'X-Forwarded-For': visitorAddress() }
  const answers = await Promise.all(Array.from({ length: 8 }, () => postRequest(site, person, from)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  await allMailsSent(site)
  expect(site.mails(isAbout(person.email))).toHaveLength(2)
})

test('the mails of five people who send the form at once all arrive', async ({ site }) => {
  const people = Array.from({ length: 5 }, someone)
  await Promise.all(people.map((person) => postRequest(site, person, { 'X-Forwarded-For': visitorAddress() })))
  await Promise.all(people.flatMap(({ email }) => [site.mailTo(email), site.noticeAbout(email)]))
})

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
