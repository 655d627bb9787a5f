import type { ImportChoices, ImportLine } from '~/db/schema/member-imports'

export type { ImportChoices, ImportLine, ImportRun } from '~/db/schema/member-imports'

/** What a file may hold. More people than this come in several files, so that one preview stays readable. */
export const importLimits = { bytes: 5_000_000, lines: 20_000 } as const

/** What will become of a line. */
export const outcomes = ['new', 'member', 'invited', 'twice', 'error'] as const
export type Outcome = (typeof outcomes)[number]

export type Problem = { field: 'name' | 'email' | 'role' | 'level' | 'language' | 'organisation'; text: string }

/** A line with what will happen to it. `invitee` has the values that the invitation gets; none for a line with errors. */
export type JudgedLine = ImportLine & { outcome: Outcome; problems: Problem[]; invitee?: Invitee }
export type Invitee = ImportChoices & { name: string; email: string; organisation: string }

/** How the preview is filtered. */
export type ImportFilter = { show: Outcome | 'all'; page: number; choices: ImportChoices }

/** `running`: it is confirmed, and a file that runs is not stopped. */
export const importRefusals = ['gone', 'none', 'running'] as const
export type ImportRefusal = (typeof importRefusals)[number]

export type StartForm = { data: undefined; reason: ImportRefusal }
export type DiscardForm = StartForm

export const importPage = '/admin/import'
export const importPageOf = (id: string) => `${importPage}/${id}`

/** The address of a preview. Defaults are left out, so that one view has one address. */
export function previewPage(id: string, choices: ImportChoices, show: Outcome | 'all' = 'all') {
  const query = new URLSearchParams({ ...choices, ...(show === 'all' ? {} : { show }) })
  return `${importPageOf(id)}?${query}`
}
