import { z } from 'zod'
import { contactInterests } from '~/lib/contact-interests'
import { choice, emailAddress, line, paragraph, personName } from '~/lib/input'

export const contactRequestInput = z.object({
  name: personName,
  organization: line(160),
  email: emailAddress,
  interest: choice(contactInterests),
  message: paragraph(4000),
})

export type ContactRequestInput = z.infer<typeof contactRequestInput>
