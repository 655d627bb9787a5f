import { type Person, someone, visitorAddress } from './access-requests.ts'
import { allMailsSent, ask, leaks, openRaw, postRequest } from './http.ts'
import { isAbout } from './mailbox.ts'
import { startSite } from './server.ts'
import { expect, test } from './test.ts'

const visitor = () => ({ 'X-Forwarded-For': visitorAddress() })

test('a form with another Origin, or without one, is refused and changes nothing', { tag: '@I5' }, async ({ site }) => {
  const person = someone()
  const origins = [
    'https://evil.example',
    'null',
    `${site.url}.evil.example`,
    site.url.replace('http', 'https'),
    'http://localhost',
    undefined,
  ]
  for (const Origin of origins) {
    const { status, text } = await postRequest(site, person, { Origin, ...visitor() })
    expect([Origin, status]).toEqual([Origin, 403])
    expect(text).toContain('Nothing was changed.')
    const data = await ask(site, '/request-access.data', {
      method: 'POST',
      headers: { Origin, ...visitor() },
      body: '',
    })
    expect([Origin, data.status]).toEqual([Origin, 403])
  }
  await allMailsSent(site)
  expect(site.mails(isAbout(person.email))).toEqual([])
  // If one of the refused forms had made a row, this would be a second request and send no mail.
  await postRequest(site, person, visitor())
  await site.mailTo(person.email)
})

test('a body over 64 KB is refused, with or without Content-Length', { tag: '@I5' }, async ({ site }) => {
  const large = new URLSearchParams({ ...someone(), reason: 'x'.repeat(64 * 1024) }).toString()
  const headers = { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const length of [{ 'Content-Length': String(large.length) }, { 'Transfer-Encoding': 'chunked' }]) {
    const { status, text } = await ask(site, '/request-access', {
      method: 'POST',
      headers: { ...headers, ...length },
      body: large,
    })
    expect(status).toBe(413)
    expect(text).toContain('That was too much at once')
  }
})

test('a body that is sent too slowly ends with 408', { tag: '@I5' }, async ({ site }) => {
  const { socket, answer } = openRaw(
    site,
    `POST /request-access HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=`,
  )
  const drip = setInterval(() => socket.writable && socket.write('a'), 1000)
  socket.on('close', () => clearInterval(drip))
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that can’t be parsed is refused without a stack or SQL', { tag: '@I5' }, async ({ site }) => {
  const form = 'application/x-www-form-urlencoded'
  const bodies: [type: string, body: string][] = [
    ['multipart/form-data; boundary=x', 'no boundary in here'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\ncut'],
    ['multipart/form-data', '--\r\n'],
    ['application/json', '{"name":'],
    ['application/json', '{"name":"Åsa"}'],
    ['text/plain', 'name=Åsa'],
    ['', 'name=Åsa'],
    [form, '%E0%A4%A=%ff&name=%'],
    [form, `name=${'%00'.repeat(20)}&email=%00&organization=%00&role=%00&reason=%00`],
    [form, 'name[]=a&name=b&__proto__=x&constructor=y'],
  ]
  for (const [type, body] of bodies) {
    for (const path of ['/request-access', '/request-access.data', '/api/clicks']) {
      const headers = { Origin: site.url, 'Content-Type': type, ...visitor() }
      const answer = await ask(site, path, { method: 'POST', headers, body })
      expectRefused(`${path} ${type} ${body}`, answer)
    }
  }
})

test('a control character in a path is refused with 400', { tag: '@I5' }, async ({ site }) => {
  for (const path of ['/%09/javascript:alert(1)', '/%00', '/notes/a%0d%0ab', '/contact%1f.data', '/%7F', '/%C2%85/']) {
    const answer = await ask(site, path)
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.text).not.toMatch(leaks)
  }
  const headers = { Origin: site.url, ...visitor() }
  expect((await ask(site, '/contact%09', { method: 'POST', headers, body: '' })).status).toBe(400)
})

test('malformed paths are refused, malformed cookies and queries ignored', { tag: '@I5' }, async ({ site }) => {
  for (const path of ['/%', '/%E0%A4%A', '/%ff', '/%00', '/%E0%A4%A/', '/%u0041', '/request-access%00']) {
    const answer = await ask(site, path)
    if (answer.status !== 308) expectRefused(path, answer)
  }
  for (const cookie of ['lang=%E0%A4%A', 'lang=', '=;;;=', 'lang=sv; lang=xx', `lang=${'s'.repeat(5000)}`, '\u00ff']) {
    expect([cookie, (await ask(site, '/', { headers: { Cookie: cookie } })).status]).toEqual([cookie, 200])
  }
  expect((await ask(site, '/?lang=%E0%A4%A&%=%')).status).toBe(200)
})

function expectRefused(description: string, { status, text }: { status: number; text: string }) {
  expect([description, Math.floor(status / 100)]).toEqual([description, 4])
  expect(text).not.toMatch(leaks)
}

test('a form with the hidden field filled in gets the usual answer, and no mail is sent', { tag: '@F1' }, async ({
  site,
}) => {
  const person = someone()
  const { status, text } = await postRequest(site, { ...person, website: 'https://spam.example' }, visitor())
  expect(status).toBe(200)
  expect(text).toContain('Request Submitted')
  await allMailsSent(site)
  expect(site.mails(isAbout(person.email))).toEqual([])
})

test('the fifty-first form from one address is answered with 429, whatever addresses its headers claim', {
  tag: '@F1',
}, async () => {
  const site = await startSite()
  try {
    const claims = [
      { 'X-Forwarded-For': '192.0.2.1' },
      { Forwarded: 'for=198.51.100.7' },
      { 'X-Real-IP': '203.0.113.9' },
    ]
    for (let count = 0; count < 50; count += 1) {
      const claim = { 'X-Forwarded-For': `198.51.100.${count}` }
      expect((await postRequest(site, {}, claim)).status).toBe(200)
    }
    for (const claim of [{}, ...claims]) {
      const { status, headers, text } = await postRequest(site, {}, claim)
      expect(status).toBe(429)
      expect(text).toContain('Too many tries.')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
    }
  } finally {
    await site.stop()
  }
})

test('nothing typed into the form adds a header or a recipient to a mail', { tag: '@E1' }, async ({ site }) => {
  const attempts = (person: Person) => [
    { ...person, name: 'Åsa\r\nBcc: victim@evil.example' },
    { ...person, organization: 'Hospital\nBcc: victim@evil.example\n\nBody' },
    { ...person, email: `${person.email}\r\nBcc: victim@evil.example` },
    { ...person, email: `${person.email}, victim@evil.example` },
    { ...person, email: `"x" <victim@evil.example>, ${person.email}` },
    { ...person, name: 'Åsa\u2028Bcc: victim@evil.example' },
    { ...person, name: 'Åsa" <victim@evil.example>, "' },
    { ...person, name: 'victim@evil.example, Åsa' },
    { ...person, organization: '=?utf-8?q?=0D=0ABcc:_victim=40evil.example?=' },
    { ...person, reason: 'One line\r\nBcc: victim@evil.example\r\n.\r\nRCPT TO:<victim@evil.example>' },
  ]
  for (const attempt of attempts(someone())) {
    const person = { ...attempt, email: attempt.email.replace('asa.', `asa.${Math.random().toString(36).slice(2)}.`) }
    const { status } = await postRequest(site, person, visitor())
    expect([200, 422]).toContain(status)
    if (status !== 200) continue
    const mails = await Promise.all([site.mailTo(person.email), site.noticeAbout(person.email)])
    expect(mails.map((mail) => mail.recipients)).toEqual([[person.email], ['hello@nordbro.example']])
    for (const mail of mails) {
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.cc ?? []).toEqual([])
      expect(mail.to?.map(({ address }) => address)).toEqual(mail.recipients)
    }
  }
  expect(site.mails((mail) => mail.recipients.some((to) => to.includes('evil')))).toEqual([])
})

test('mails name the PUBLIC_URL, even when the request forged another Host', { tag: '@E1' }, async ({ site }) => {
  const person = someone()
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
  const { status } = await postRequest(site, person, { ...forged, ...visitor() })
  expect(status).toBe(200)
  for (const mail of [await site.mailTo(person.email), await site.noticeAbout(person.email)]) {
    expect(mail.text).toContain(new URL(site.url).host)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  }
})
