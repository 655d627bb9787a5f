/** The kinds of rows that the sample content has, as `sample_content` names them. */
const sampleKinds = ['document', 'event', 'insight', 'picture'] as const
export type SampleKind = (typeof sampleKinds)[number]

/** What is there, and what a removal would do. */
export type Samples = {
  /** The whole database is a demo: its samples stay. */
  isDemo: boolean
  counts: Record<SampleKind, number>
  /** How many were changed by someone since they were loaded. */
  changed: number
  /** Answers of members to sample events. */
  answers: number
  /** Sample pictures that documents of one's own show: these stay. */
  kept: number
}

export const sampleRefusals = ['demo'] as const
export type SampleRefusal = (typeof sampleRefusals)[number]
export type SampleForm = { data: undefined; reason: SampleRefusal }

export const hasAny = ({ counts }: Pick<Samples, 'counts'>) => sampleKinds.some((kind) => counts[kind] > 0)
