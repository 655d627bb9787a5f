import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  received: {
    subject: 'Vi har tagit emot din förfrågan',
    preview: 'Du hör från oss inom {from}–{to} arbetsdagar.',
    title: 'Tack, {name}',
    text: 'Din förfrågan om att gå med i cirkeln har kommit fram. En människa läser var och en, och du hör från oss inom {from}–{to} arbetsdagar.',
    wrote: 'Det här skickade du',
    name: 'Namn',
    organization: 'Organisation',
    role: 'Roll',
    reason: 'Anledning',
    change: 'Vill du ändra eller dra tillbaka den? Skriv till {email}.',
  },
  notice: {
    subject: 'Ny förfrågan från {organization}',
    preview: '{name}, {role}',
    title: 'Någon vill gå med',
    promise: 'Webbplatsen har lovat svar inom {from}–{to} arbetsdagar.',
    name: 'Namn',
    email: 'E-post',
    organization: 'Organisation',
    role: 'Roll',
    reason: 'Anledning',
    reply: 'Ett svar på det här brevet går till den sökande.',
  },
}
