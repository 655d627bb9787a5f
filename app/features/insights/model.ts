import type { Said } from '~/features/content/model'

/** An item of the Content Hub as a reader finds it. */
export type ListedInsight = {
  id: string
  title: Said
  summary: Said | null
  fileName: string
  /** In bytes. */
  size: number
  /** For machines, in UTC. */
  publishedAt: string
}

/** PDF, XLSX: what a file is, by the end of its name. */
export const typeOf = (fileName: string) => /\.(\w+)$/.exec(fileName)?.[1]?.toUpperCase() ?? ''
