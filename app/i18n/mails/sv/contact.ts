import { messages as page } from '../../messages/contact/sv'
import type { Translation } from '../../translation'
import type { contact as english } from '../en/contact'

export const contact: Translation<typeof english> = {
  fields: page.fields,
  interests: page.interests,
  received: {
    subject: 'Vi har tagit emot din förfrågan om inbjudan',
    preview: 'Du hör från oss inom {hours} timmar.',
    title: 'Tack',
    text: 'Det du skrev har kommit fram. En människa läser det, och du hör från oss inom {hours} timmar.',
    sooner: 'Är det bråttom, eller vill du ändra något? Skriv till {email} eller ring {phone}.',
  },
  notice: {
    subject: '{interest}: förfrågan från {organization}',
    preview: '{name}, {organization}',
    title: 'Någon ber om en inbjudan',
    promise: 'Webbplatsen har lovat svar inom {hours} timmar.',
    reply: 'Ett svar på det här brevet går till den som skrev.',
  },
}
