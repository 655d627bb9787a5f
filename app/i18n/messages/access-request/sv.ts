import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Gå med i cirkeln',
  lead: 'Berätta vem du är och vad du hoppas finna. Vi går igenom varje förfrågan inom {from}–{to} arbetsdagar.',
  seat: 'Det här gäller medlemskap, med medlemssidorna. Vill du ha en plats en enstaka kväll <link>frågar du på sidan om cirklarna</link>.',
  fields: {
    name: 'För- och efternamn',
    email: 'E-post',
    organization: 'Organisation',
    role: 'Roll du är intresserad av',
    reason: 'Anledning',
  },
  roleChoose: 'Välj en roll',
  roles: { supplier: 'Leverantör', embassy: 'Ambassad', hospital: 'Sjukhus' },
  reasonHint: 'Vad du arbetar med, och vad ett samtal med oss ska hjälpa dig att avgöra.',
  submit: 'Skicka förfrågan',
  submitting: 'Skickar förfrågan...',
  sentTitle: 'Förfrågan är skickad',
  sentText: 'Din förfrågan har skickats till vårt team. Vi går igenom den och återkommer snart.',
  sentReceipt:
    'Ett kvitto är på väg till din e-post. Länken i det visar hur långt din förfrågan har kommit. Kommer inget inom en timme kan adressen vara felskriven: skicka då formuläret igen.',
  withdrawnTitle: 'Förfrågan är tillbakadragen',
  withdrawnText: 'Det du skrev är borttaget. Du är välkommen att höra av dig igen när du vill.',
  privacy: 'Vi använder det du skriver här för att svara dig, inte till något annat.',
}
