import type { MailTools } from '~/email/mail-tools.server'
import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'

/** With the zone, as the reader may be in another one. */
export const timeIn = ({ formatTag }: MailTools, at: Date) =>
  dateFormat(formatTag, {
    timeZone: homeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
