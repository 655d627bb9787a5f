import type { Translation } from '../../translation'
import type * as english from '../en/forms'

export const forms: Translation<typeof english.forms> = {
  required: 'Det här behöver fyllas i.',
  email: 'Skriv en e-postadress, till exempel namn@sjukhus.example.',
  choice: 'Välj ett av alternativen.',
  tooLong: 'Skriv kortare: här får {max} tecken plats.',
  characters: 'Här finns tecken som inte kan sparas. Skriv om det utan dem.',
  failed: 'Något gick fel. Försök igen.',
  tooMany: 'Det har kommit många förfrågningar från ditt nätverk. Försök igen om några minuter.',
  errorTitle: 'Fel',
}

export const accessRequest: Translation<typeof english.accessRequest> = {
  title: 'Gå med i cirkeln',
  lead: 'Berätta vem du är och vad du hoppas finna. Vi går igenom varje förfrågan inom {from}–{to} arbetsdagar.',
  name: 'För- och efternamn',
  email: 'E-post',
  organization: 'Organisation',
  role: 'Roll du är intresserad av',
  roleChoose: 'Välj en roll',
  roles: { supplier: 'Leverantör', embassy: 'Ambassad', hospital: 'Sjukhus' },
  reason: 'Anledning',
  reasonHint: 'Vad du arbetar med, och vad ett samtal med oss ska hjälpa dig att avgöra.',
  submit: 'Skicka förfrågan',
  submitting: 'Skickar förfrågan...',
  sentTitle: 'Förfrågan är skickad',
  sentText: 'Din förfrågan har skickats till vårt team. Vi går igenom den och återkommer snart.',
  privacy: 'Vi använder det du skriver här för att svara dig, inte till något annat.',
}
