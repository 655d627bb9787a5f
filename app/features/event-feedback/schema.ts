import { z } from 'zod'
import { choice, optional, paragraph } from '~/lib/input'
import { feedbackLengths } from './model'

export const feedbackInput = z.object({
  rating: choice(['1', '2', '3', '4', '5']).transform(Number),
  bestPart: optional(paragraph(feedbackLengths.bestPart)).transform((text) => text ?? ''),
  nextTopic: optional(paragraph(feedbackLengths.nextTopic)).transform((text) => text ?? ''),
})
