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
    title: 'Tack',
    text: 'Din förfrågan om en plats i en Health Circle har kommit fram. Varje grupp är {from}–{to} personer och sätts samman kring kvällens fråga. Vi hör av oss via e-post om nästa träff passar.',
    change: 'Vill du ändra eller dra tillbaka den? Skriv till {email}.',
  },
  notice: {
    subject: '{name} ber om en inbjudan till en cirkel',
    subjectFrom: '{name}, {organization}, ber om en inbjudan till en cirkel',
    preview: 'Någon ber om en plats i en Health Circle.',
    title: 'Någon ber om en plats',
    promise: 'Webbplatsen har lovat att höra av sig via e-post om nästa träff passar.',
    reply: 'Ett svar på det här brevet går till den sökande.',
  },
}
