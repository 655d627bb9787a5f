import { messages as page } from '../../messages/contact/sv'
import type { Translation } from '../../translation'
import type { contact as english } from '../en/contact'

export const contact: Translation<typeof english> = {
  fields: page.fields,
  interests: page.interests,
  received: {
    subject: 'Vi har tagit emot din förfrågan om inbjudan',
    subjectOfData: 'Vi har fått ditt meddelande om dina uppgifter',
    preview: 'Du hör från oss inom {hours} timmar.',
    title: 'Ditt meddelande har kommit fram',
    text: 'Tack för att du hör av dig. Vi läser varje meddelande själva, och du hör från oss inom {hours} timmar.',
    sooner: 'Är det bråttom, eller vill du ändra något? Skriv till {email} eller ring {phone}.',
  },
  notice: {
    subject: '{interest}: {name}, {organization}',
    preview: 'En ny förfrågan om: {interest}',
    title: 'Ny förfrågan: {name}, {organization}',
    promise: 'Webbplatsen har lovat svar inom {hours} timmar.',
    button: 'Öppna förfrågan',
    reply: 'Ett svar på det här mejlet går till den som skrev.',
  },
}
