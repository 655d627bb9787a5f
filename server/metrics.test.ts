import { expect, test } from 'vitest'
import { createMetrics } from './metrics'
import { createPageCache } from './page-cache'

test('jobs are counted by name, starting with a sample of zero', async () => {
  const metrics = createMetrics(['mail.queued', 'event.changed'])
  metrics.jobDone('mail.queued')
  metrics.jobDone('mail.queued')
  metrics.jobFailed('mail.queued')
  const text = await metrics.registry.metrics()
  expect(text).toContain('jobs_done_total{job="mail.queued"} 2\n')
  expect(text).toContain('jobs_failed_total{job="mail.queued"} 1\n')
  // Without a first sample of 0, Prometheus would miss the first failure.
  expect(text).toContain('jobs_failed_total{job="event.changed"} 0\n')
})

test('metrics of the page cache count its pages, renders and drops', async () => {
  const metrics = createMetrics([])
  const pages = createPageCache({ secure: false })
  metrics.watchPages(pages)
  const read = async () => [...(await metrics.registry.metrics()).matchAll(/^page_cache_\w+ \d+$/gm)].map(String)
  const response = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })
  const page = async () => ({ response: response(), nonce: 'a-nonce' })
  for (const key of ['en /', 'en /', 'sv /']) await pages.findOrRender(key, page)
  expect(await read()).toEqual(['page_cache_pages 2', 'page_cache_renders_total 2', 'page_cache_drops_total 0'])
  pages.drop()
  await pages.findOrRender('en /', page)
  await read()
  expect(await read()).toEqual(['page_cache_pages 1', 'page_cache_renders_total 3', 'page_cache_drops_total 1'])
})
