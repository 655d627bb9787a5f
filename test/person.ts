import { existing, lookUpPerson } from '~/features/people/queries.server'
import type { Ctx } from '~/web/ctx.server'

/** As the page of a person finds them. */
export const findPerson = async (ctx: Ctx, id: string) => existing(await lookUpPerson(ctx, id))
