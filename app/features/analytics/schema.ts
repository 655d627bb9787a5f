import { z } from 'zod'
import { type ClickCategory, clickLabels } from './model'

export const clickInput = z
  .object({ category: z.enum(Object.keys(clickLabels) as [ClickCategory]), label: z.string() })
  .refine(({ category, label }) => (clickLabels[category] as readonly string[]).includes(label))
