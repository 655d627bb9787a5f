import { eq } from 'drizzle-orm'
import { deliverableTemplates, type TemplateItem } from '~/db/schema/deliverables'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { Ctx } from '~/web/ctx.server'
import { defaultTemplates } from '../model/templates'

export type Template = { items: TemplateItem[]; version: number; isEdited: boolean }

/** The template of a program as it was edited, or the one in the code. */
export async function readTemplate({ db }: Ctx, program: EngagementProgram): Promise<Template> {
  const [row] = await db.select().from(deliverableTemplates).where(eq(deliverableTemplates.program, program))
  return row
    ? { items: row.items, version: row.version, isEdited: true }
    : { items: defaultTemplates[program], version: 0, isEdited: false }
}
