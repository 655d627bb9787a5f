import { someone } from './access-requests.ts'
import { ask, postRequest } from './http.ts'
import { type Site, startSite } from './server.ts'
import { expect, test } from './test.ts'

const read = async (site: Site) => (await ask(site, '/metrics')).text

/** The value of one series; NaN when it is missing. */
const figure = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? Number.NaN,
  )

const jobsDone = 'jobs_done_total{job="access-request.received"}'
const mailsSent = 'mails{status="sent"}'

test('a sent form is counted in the metrics: its request, its job, its mails', async ({ site }) => {
  const before = await read(site)
  expect(figure(before, 'database_up')).toBe(1)
  const person = someone()
  expect((await postRequest(site, person)).status).toBe(200)
  await Promise.all([site.mailTo(person.email), site.noticeAbout(person.email)])
  await expect
    .poll(async () => figure(await read(site), mailsSent), { timeout: 12_000 })
    .toBeGreaterThanOrEqual(figure(before, mailsSent) + 2)
  const after = await read(site)
  expect(figure(after, jobsDone)).toBeGreaterThan(figure(before, jobsDone))
  const pagesAnswered = 'http_request_seconds_count{kind="page",status="200"}'
  expect(figure(after, pagesAnswered)).toBeGreaterThan(figure(before, pagesAnswered) || 0)
  // No personal data in the metrics.
  expect(after).not.toContain(person.email)
  expect(after).not.toContain('request-access')
})

test('a page is rendered for the cache once, however often it is requested', async ({ site }) => {
  await ask(site, '/?lang=no')
  const before = figure(await read(site), 'page_cache_renders_total')
  for (let count = 0; count < 3; count += 1) await ask(site, '/?lang=no')
  const after = await read(site)
  expect(figure(after, 'page_cache_renders_total')).toBe(before)
  expect(figure(after, 'page_cache_pages')).toBeGreaterThan(0)
})

test('metrics are served to the machine itself, and not through a proxy', async ({ site }) => {
  const { status, headers, text } = await ask(site, '/metrics')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toContain('# TYPE http_request_seconds histogram')
  for (const address of ['203.0.113.9', '127.0.0.1', 'unknown']) {
    const outside = await ask(site, '/metrics', { headers: { 'X-Forwarded-For': address } })
    expect(outside.status).toBe(404)
    expect(outside.text).not.toContain('http_request_seconds')
  }
})

test('with METRICS_TOKEN set, metrics are served from anywhere with the token, and not without', async () => {
  const token = 'a-long-enough-secret'
  const site = await startSite({ METRICS_TOKEN: token })
  try {
    const statusWith = async (authorization?: string) =>
      (await ask(site, '/metrics', { headers: { Authorization: authorization, 'X-Forwarded-For': '203.0.113.9' } }))
        .status
    expect(await statusWith(`Bearer ${token}`)).toBe(200)
    for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, 'Bearer undefined']) {
      expect(await statusWith(wrong)).toBe(404)
    }
  } finally {
    await site.stop()
  }
})
