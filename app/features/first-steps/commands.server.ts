import { sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import { answerEvent } from '~/features/events/commands.server'
import { changeExchange, changeName } from '~/features/profile/commands.server'
import { seatRefusals } from '~/features/seats/model'
import type { Ctx } from '~/web/ctx.server'
import { form } from '~/web/forms/form-actions.server'
import { type FirstStep, type FirstStepsRecord, progressOf } from './model'
import { getFirstStepsRecord } from './queries.server'
import { type EventStepInput, eventStepInput, exchangeStepInput, nameStepInput, noInput, skipInput } from './schema'

/** Runs the command of a step. With the last one the steps end, so that they are never shown again by themselves. */
const step =
  <Input>(run: (ctx: Ctx, input: Input) => Promise<unknown>) =>
  async (ctx: Ctx, input: Input) => {
    await run(ctx, input)
    const { record } = await getFirstStepsRecord(ctx)
    if (progressOf(record).current === null) await changeState(ctx, 'ended')
  }

async function changeState({ db, actor }: Ctx, firstSteps: FirstStepsRecord['state']) {
  authorize(actor, 'account.change', actor?.userId ?? '')
  const change = { firstSteps, ...(firstSteps === 'again' && { skippedSteps: [] }) }
  await db
    .insert(userPreferences)
    .values({ userId: actor.userId, ...change })
    .onConflictDoUpdate({ target: userPreferences.userId, set: change })
}

export const skipStep = step(async ({ db, actor }, { step }: { step: FirstStep }) => {
  authorize(actor, 'account.change', actor?.userId ?? '')
  const { skippedSteps } = userPreferences
  // In the database, so that two steps skipped at once are both remembered, and one skipped twice is stored once.
  const added = sql`array_append(array_remove(${skippedSteps}, ${step}), ${step})`
  await db
    .insert(userPreferences)
    .values({ userId: actor.userId, skippedSteps: [step] })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { skippedSteps: added } })
})

export const saveNameStep = step(changeName)
export const saveExchangeStep = step(changeExchange)
export const answerEventStep = step((ctx, { event, response }: EventStepInput) => answerEvent(ctx, event, response))

export const endFirstSteps = (ctx: Ctx) => changeState(ctx, 'ended')
export const showFirstStepsAgain = (ctx: Ctx) => changeState(ctx, 'again')

/** The forms of the steps, for the action of each role page. */
export const firstStepForms = {
  'step-name': form({ input: nameStepInput, run: saveNameStep }),
  'step-exchange': form({ input: exchangeStepInput, run: saveExchangeStep }),
  'step-event': form({ input: eventStepInput, reasons: seatRefusals, run: answerEventStep }),
  'step-skip': form({ input: skipInput, run: skipStep }),
  'steps-end': form({ input: noInput, run: endFirstSteps }),
}
