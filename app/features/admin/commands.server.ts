import { authorize, type Member, type PlainRule } from '~/auth/permissions'
import { type RecordedAction, recordAction } from '~/features/activity/commands.server'
import { deleteUnsavedText } from '~/features/drafts/sources/delete-text.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { type BulkResult, maxBulk } from './model'

export type AdminCtx = Ctx & {
  actor: Member
  /** Adds a row to the audit log in the command's transaction: neither is committed without the other. */
  record: (action: RecordedAction) => Promise<void>
}

/**
 * A command of the admin pages: authorizes the actor by `rule` and runs in one transaction. What its form had stored as
 * unsaved text is deleted in the same one: it is either saved or still there.
 */
export const adminCommand =
  <Input, Data>(rule: PlainRule, run: (ctx: AdminCtx, input: Input) => Promise<Data>) =>
  async (ctx: Ctx, input: Input): Promise<Data> => {
    const { actor } = ctx
    authorize(actor, rule)
    return inTransaction(ctx, async (ctx) => {
      const data = await run({ ...ctx, actor, record: (action) => recordAction({ ...ctx, actor }, action) }, input)
      if (ctx.unsavedForm) await deleteUnsavedText({ ...ctx, actor }, ctx.unsavedForm)
      return data
    })
  }

/** Refuses a bulk command on more rows than are allowed, or than the admin saw when choosing all that match. */
export function checkMatched(rows: readonly unknown[], expected = 0) {
  if (rows.length > maxBulk) throw new Refused('too-many')
  if (rows.length > expected) throw new Refused('list-changed')
}

type Matched = { match?: URLSearchParams | undefined; expected?: number | undefined }

/** The ticked rows, or all that match the list's query. */
export async function chosenRows<Row>(
  ticked: Row[],
  { match, expected }: Matched,
  listMatching: (query: URLSearchParams) => Promise<Row[]>,
): Promise<Row[]> {
  if (!match) return ticked
  const rows = await listMatching(match)
  checkMatched(rows, expected)
  return rows
}

/** Changes each row; one whose change is refused is skipped. */
export async function changeEach<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
): Promise<BulkResult> {
  let changed = 0
  for (const row of rows) {
    try {
      await change(row)
      changed += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  return { changed, skipped: rows.length - changed }
}
