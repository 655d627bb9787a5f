import { spawn } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { answerLines } from '../../app/features/dialogue/model/answer-line.ts'
import { aMail } from '../../test/inbound-mail.ts'
import { aPdf } from '../../test/uploads.ts'
import { post } from '../accounts.ts'
import { enterAs } from '../demo.ts'
import { newPartner, newThread } from '../dialogue.ts'
import { ask } from '../http.ts'
import { isTo, type ReceivedMail } from '../mailbox.ts'
import { type Site, startDemo } from '../server.ts'

const secret = 'a secret of the mail server and the site'
const path = '/api/inbound-mail'

let site: Site
test.beforeAll(async () => {
  site = await startDemo({ INBOUND_MAIL: 'reply@in.nordbro.example', INBOUND_MAIL_SECRET: secret })
})
test.afterAll(() => site.stop())

const signatureOf = (timestamp: string, digest: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${digest}`).digest('hex')
const digestOf = (mail: Uint8Array) => createHash('sha256').update(mail).digest('hex')
const nowSeconds = () => Math.floor(Date.now() / 1000)

function headersFor(mail: Uint8Array, { key = secret, seconds = nowSeconds() } = {}) {
  const [timestamp, digest] = [String(seconds), digestOf(mail)]
  return {
    'X-Mail-Timestamp': timestamp,
    'X-Mail-SHA256': digest,
    'X-Mail-Signature': signatureOf(timestamp, digest, key),
  }
}

const deliver = async (mail: Uint8Array<ArrayBuffer>, headers: Record<string, string> = headersFor(mail)) => {
  const response = await fetch(`${site.url}${path}`, { method: 'POST', headers, body: mail })
  return response.status
}

/** Runs the script of the mail server with a mail on its standard input. */
async function forward(mail: Uint8Array, env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, '../../deploy/forward-mail.mjs')
  const settings = { INBOUND_MAIL_URL: `${site.url}${path}`, INBOUND_MAIL_SECRET: secret, ...env }
  const child = spawn('node', [script], { env: { PATH: process.env.PATH ?? '', ...settings } })
  child.stdin.on('error', () => {}).end(mail)
  const [[code]] = await Promise.all([once(child, 'close'), text(child.stderr)])
  return code as number
}

/** A member with a thread, and the mail that they got with an answer of our team. */
async function openDialogue(subject: string) {
  const { id, name, people } = await newPartner(site)
  const [anna] = people
  const thread = await newThread(site, anna?.cookie ?? '', subject)
  const Cookie = await enterAs(site, 'admin')
  const fields = { message: crypto.randomUUID(), body: 'Six weeks of data.', seen: '1' }
  await post(site, `/admin/dialogue/${thread}?form=answer`, fields, { Cookie })
  const isAnswer = (mail: ReceivedMail) => isTo(anna?.email ?? '')(mail) && mail.subject === subject
  await expect.poll(() => site.mails(isAnswer).length).toBe(1)
  const [mail] = site.mails(isAnswer)
  return { id, organisation: name, anna, thread, mail, to: mail?.replyTo?.[0]?.address ?? '', from: anna?.email ?? '' }
}

const pageOf = async (thread: string, cookie = '') =>
  (await ask(site, `/dialogue/${thread}`, { headers: { Cookie: cookie } })).text

test('a member answers a mail with a file, the way a mail server hands it on, and the team reads it in the thread', async () => {
  const { organisation, anna, thread, mail, to, from } = await openDialogue('Evidence')
  expect(to).toMatch(/^reply\+[0-9a-f]{52}@in\.nordbro\.example$/)
  expect(mail?.text?.trimStart().startsWith(answerLines.en)).toBe(true)
  expect(mail?.text).toContain('Answer this email or on the page.')
  const quoted = (mail?.text ?? '').split('\n').map((line) => `> ${line}`)
  const reply = `Six weeks is what we have.\n\nOn Wed, 18 Nov 2026 at 10:00, Nordbro <${to}> wrote:\n\n${quoted.join('\n')}`
  const files = [{ name: 'study.pdf', type: 'application/pdf', bytes: aPdf() }]
  const raw = aMail({ to, from, text: reply, files })
  expect(await forward(raw)).toBe(0)
  expect(await forward(raw)).toBe(0)
  const page = await pageOf(thread, anna?.cookie)
  expect(page.match(/Six weeks is what we have\./g)?.length).toBeGreaterThanOrEqual(1)
  expect(page).toContain('by email')
  expect(page).toContain('study.pdf')
  expect(page).not.toContain('wrote:')
  await expect
    .poll(() =>
      site.mails(({ subject, text }) => subject === `${organisation}: Evidence` && !!text?.includes('Six weeks is')),
    )
    .toHaveLength(1)
  const [toTeam] = site.mails(
    ({ subject, text }) => subject === `${organisation}: Evidence` && !!text?.includes('Six weeks is'),
  )
  expect(toTeam?.replyTo?.[0]?.address).toBe('hello@nordbro.example')
})

test('whoever does not know the secret is refused before the mail is read', async () => {
  const { anna, thread, to, from } = await openDialogue('Forged')
  const mail = aMail({ to, from, text: 'Forged words.' })
  const other = aMail({ to, from, text: 'Other words.' })
  const refused: Record<string, string>[] = [
    {},
    headersFor(mail, { key: 'another secret of the same length as ours' }),
    headersFor(mail, { seconds: nowSeconds() - 301 }),
    headersFor(mail, { seconds: nowSeconds() + 301 }),
    headersFor(other),
    { ...headersFor(mail), 'X-Mail-Signature': 'x'.repeat(64) },
    { ...headersFor(mail), 'X-Mail-Timestamp': '' },
  ]
  for (const headers of refused) expect(await deliver(mail, headers)).toBe(401)
  expect(await pageOf(thread, anna?.cookie)).not.toMatch(/Forged words|Other words/)
  expect((await fetch(`${site.url}${path}`)).status).toBe(404)
})

test('a mail that is too large goes back to its sender, and one that meets an error is tried again', async () => {
  const large = new Uint8Array(21 * 1000 * 1000).fill(65)
  expect(await deliver(large)).toBe(413)
  expect(await forward(large)).toBe(69)
  const { to, from } = await openDialogue('Large')
  const small = aMail({ to, from })
  expect(await forward(small, { INBOUND_MAIL_URL: 'http://127.0.0.1:9/api/inbound-mail' })).toBe(75)
  expect(await forward(small, { INBOUND_MAIL_SECRET: 'a wrong secret of the mail server' })).toBe(75)
  expect(await forward(small)).toBe(0)
})

test('a member who was taken out of the organisation is told, and writes nothing', async () => {
  const { id, thread, to, from } = await openDialogue('Left')
  const Cookie = await enterAs(site, 'admin')
  const page = `/admin/organisations/${id}`
  const { text: html } = await ask(site, page, { headers: { Cookie } })
  const user = /name="user" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? ''
  const removed = await post(site, `${page}?form=remove`, { user }, { Cookie })
  expect([200, 303]).toContain(removed.status)
  expect(await deliver(aMail({ to, from, text: 'After leaving.' }))).toBe(200)
  await expect
    .poll(() => site.mails((mail) => isTo(from)(mail) && mail.subject === 'Your answer was not delivered'))
    .toHaveLength(1)
  const desk = await ask(site, `/admin/dialogue/${thread}`, { headers: { Cookie } })
  expect(desk.status).toBe(200)
  expect(desk.text).not.toContain('After leaving.')
})
