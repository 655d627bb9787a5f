import type { Translation } from '../../translation'
import type { digest as english } from '../en/digest'

export const digest: Translation<typeof english> = {
  subject: '{count, plural, one {# sak väntar} other {# saker väntar}} på dig i dag',
  subjectOver:
    '{over, plural, one {# har gått över tiden} other {# har gått över tiden}}, {count, plural, one {# sak} other {# saker}} totalt',
  title: '{count, plural, one {En sak väntar på dig} other {# saker väntar på dig}}',
  kinds: {
    request: 'Förfrågan',
    inbox: 'Meddelande',
    thread: 'Meddelande i en dialog',
    mail: 'Mejl som fastnat',
    event: 'Träff med få svar',
    offer: 'Offert eller förfrågan',
    deliverable: 'Leverans',
    draft: 'Utkast',
    invitation: 'Inbjudan',
    proposal: 'Föreslagen kollega',
  },
  over: 'över tiden sedan {when}',
  due: 'senast {when}',
  begins: 'börjar {when}',
  expires: 'går ut {when}',
  more: '{count, plural, one {och # till} other {och # till}}',
  button: 'Öppna Today',
  quiet: 'De dagar då inget väntar skickas ingen sammanfattning.',
  why: 'Du får den dagliga sammanfattningen från {host} eftersom du har valt en tid för den. Du kan ändra tiden eller stänga av den',
  settings: 'på din kontosida',
}
