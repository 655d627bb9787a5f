import { authorize, type Member, type Rule, type rules } from '~/auth/permissions'
import { type RecordedAction, recordAction } from '~/features/activity/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { maxBulk } from './model'

export type AdminCtx = Ctx & {
  actor: Member
  /** Adds a row to the audit log in the command's transaction: neither is committed without the other. */
  record: (action: RecordedAction) => Promise<void>
}

/** Rules that depend on the actor only, not on an object. */
type AdminRule = { [Name in Rule]: Parameters<(typeof rules)[Name]>['length'] extends 1 ? Name : never }[Rule]

/** A command of the admin pages: authorizes the actor by `rule` and runs in one transaction. */
export const adminCommand =
  <Input, Data>(rule: AdminRule, run: (ctx: AdminCtx, input: Input) => Promise<Data>) =>
  async (ctx: Ctx, input: Input): Promise<Data> => {
    const { actor } = ctx
    authorize(actor, rule)
    return inTransaction(ctx, (ctx) =>
      run({ ...ctx, actor, record: (action) => recordAction({ ...ctx, actor }, action) }, input),
    )
  }

/** Refuses a bulk command on more rows than are allowed, or than the admin saw when choosing all that match. */
export function checkMatched(ids: readonly string[], expected = 0) {
  if (ids.length > maxBulk) throw new Refused('too-many')
  if (ids.length > expected) throw new Refused('list-changed')
}
