import { z } from 'zod'
import { choice, emailAddress, line, paragraph } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'

export const accessRequestInput = z.object({
  name: line(120),
  email: emailAddress,
  organization: line(160),
  role: choice(memberRoles),
  reason: paragraph(2000),
})

export type AccessRequestInput = z.infer<typeof accessRequestInput>
