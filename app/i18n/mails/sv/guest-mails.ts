import type { Translation } from '../../translation'
import type { guestMails as english } from '../en/guest-mails'

export const guestMails: Translation<typeof english> = {
  announcement: {
    subject: 'Inbjudan: {title}',
    preview: '{type}: när, var och hur du svarar.',
    text: 'Du är välkommen till den här träffen. Svara gärna på din sida om du kommer.',
    button: 'Se träffen och svara',
    why: 'Du får det här mejlet eftersom du är medlem på {host} och träffen är till för dig.',
    optOut: 'Inga fler mejl om nya träffar',
  },
  message: {
    why: 'Du får det här mejlet eftersom du är medlem på {host} och träffen är till för dig.',
  },
}
