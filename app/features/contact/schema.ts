import { z } from 'zod'
import { contactInterests } from '~/lib/contact-interests'
import { choice, emailAddress, paragraph, personName, visibleLine } from '~/lib/input'
import { contactLengths } from './model'

export const contactRequestInput = z.object({
  name: personName,
  organization: visibleLine(contactLengths.organization),
  email: emailAddress,
  interest: choice(contactInterests),
  message: paragraph(contactLengths.message),
})

/** The team's mail and the inbox show every field, in this order. */
export const contactFields = contactRequestInput.keyof().options

export type ContactRequestInput = z.infer<typeof contactRequestInput>
