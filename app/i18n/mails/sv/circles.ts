import { messages as page } from '../../messages/circles-page/sv'
import type { Translation } from '../../translation'
import type { circles as english } from '../en/circles'

const { form } = page

export const circles: Translation<typeof english> = {
  fields: { ...form.fields, consent: 'Godkänt' },
  interests: form.interest,
  received: {
    subject: 'Vi har tagit emot din förfrågan om en inbjudan',
    preview: 'Vi hör av oss via e-post om nästa träff passar.',
    title: 'Din förfrågan om en plats har kommit fram',
    text: 'Tack för att du vill delta i en Health Circle. Varje grupp är {from}–{to} personer och sätts samman kring kvällens fråga. Vi hör av oss via e-post om nästa träff passar.',
    change: 'Vill du ändra eller dra tillbaka den? Skriv till {email}.',
  },
  notice: {
    subject: 'Förfrågan om en plats: {about}',
    preview: 'En ny förfrågan om en plats i en Health Circle.',
    title: 'Förfrågan om en plats: {about}',
    who: '{name}, {organization}',
    promise: 'Webbplatsen har lovat att höra av sig via e-post om nästa träff passar.',
    button: 'Öppna förfrågan',
    reply: 'Ett svar på det här mejlet går till den sökande.',
  },
}
