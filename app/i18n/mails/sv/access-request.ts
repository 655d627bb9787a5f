import { messages as page } from '../../messages/access-request/sv'
import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  fields: page.fields,
  received: {
    subject: 'Vi har tagit emot din förfrågan',
    preview: 'Du hör från oss inom {from}–{to} arbetsdagar.',
    title: 'Tack',
    text: 'Din förfrågan om att gå med i cirkeln har kommit fram. En människa läser var och en, och du hör från oss inom {from}–{to} arbetsdagar.',
    change: 'Vill du ändra eller dra tillbaka den? Skriv till {email}.',
  },
  notice: {
    subject: 'Ny förfrågan från {organization}',
    preview: '{name}, {role}',
    title: 'Någon vill gå med',
    promise: 'Webbplatsen har lovat svar inom {from}–{to} arbetsdagar.',
    reply: 'Ett svar på det här brevet går till den sökande.',
  },
  rejected: {
    subject: 'Om din förfrågan',
    preview: 'Tack för ditt intresse.',
    title: 'Tack för din förfrågan, {name}',
    text: 'Vi har läst din förfrågan noga. Just nu kan vi inte erbjuda dig en plats i cirkeln. Det handlar om antalet platser och om frågorna på bordet, och är inget omdöme om dig eller ditt arbete.',
    note: 'Från den som läste den',
    again:
      'Du är välkommen att fråga igen längre fram, och att läsa Strategy Signals under tiden. Frågor når oss på {email}.',
  },
}
