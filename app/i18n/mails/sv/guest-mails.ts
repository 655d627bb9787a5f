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
  thanks: {
    subject: 'Tack för att du kom: {title}',
    text: 'Tack för att du var med. Dina frågor och din erfarenhet gjorde träffen till vad den var.',
    materials: 'Material från träffen:',
    ask: 'Hur var det för dig? Vi vill gärna höra det; det går fort att svara.',
    button: 'Lämna återkoppling',
    why: 'Du får det här mejlet eftersom du var gäst på träffen, som medlem på {host}.',
  },
}
