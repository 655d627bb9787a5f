import { type ClientConfig, createClient } from '@sanity/client'
import type { ContentSource } from './query'

/**
 * A Sanity project's published documents, from its CDN, without a token: what is not public can't be read. The client
 * itself sends a query of 11,264 characters or more as a POST.
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
    // Whoever asks waits three seconds in all, so there is time for one more try.
    maxRetries: 1,
    ...overrides,
  })
  return { name: 'sanity', fetch: (query, params, signal) => client.fetch(query, params, { signal }) }
}
