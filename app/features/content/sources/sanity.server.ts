import { type ClientConfig, createClient } from '@sanity/client'
import type { ContentSource } from './query'

/**
 * A Sanity project's published documents, from its CDN. It has no token, so it can read public documents only. The client
 * sends a query of 11,264 characters or more as a POST.
 */
export function createSanitySource(
  project: { projectId: string; dataset?: string | undefined },
  overrides: Pick<ClientConfig, 'apiHost' | 'useProjectHostname' | 'requestHandler'> = {},
): ContentSource {
  const client = createClient({
    projectId: project.projectId,
    dataset: project.dataset ?? 'production',
    apiVersion: '2023-10-01',
    perspective: 'published',
    useCdn: true,
    // The service waits three seconds in all, which leaves time for one retry.
    maxRetries: 1,
    ...overrides,
  })
  return { name: 'sanity', fetch: (query, params, signal) => client.fetch(query, params, { signal }) }
}
