import type { Translation } from '../../translation'
import type { attendance as english } from '../en/attendance'

export const attendance: Translation<typeof english> = {
  attending: {
    subject: 'Du kommer: {title}',
    preview: 'Din plats är reserverad. Den bifogade posten är till din kalender.',
    title: 'Din plats är reserverad',
    text: 'Tack, vi räknar med dig. Den bifogade kalenderposten är till din kalender.',
  },
  code: {
    title: 'Din kod vid entrén',
    text: 'Visa den när du kommer, i mobilen eller på papper. Går den inte att skanna räcker det att du säger bokstäverna.',
    qr: 'QR',
  },
  notAttending: {
    subject: 'Du kommer inte: {title}',
    preview: 'Vi har antecknat det. Den bifogade posten tar bort träffen ur din kalender.',
    title: 'Du kommer inte längre',
    text: 'Vi har antecknat att du inte kommer. Den bifogade kalenderposten tar bort träffen ur din kalender.',
    why: 'Du får det här mejlet eftersom du har ändrat ditt svar på {host}.',
  },
  received: {
    subject: '{colleague} har lämnat över en plats till dig: {title}',
    preview: 'Med din kod vid entrén och en post till din kalender.',
    title: 'Du har en plats',
    text: '{colleague} kan inte komma och har lämnat över sin plats till dig. Du är väntad. Den bifogade posten är till din kalender.',
    back: 'Kan du inte komma lämnar du tillbaka platsen på träffens sida: välj ”Lämna över platsen till en kollega” och skriv {address}. Du kan också lämna den till en annan kollega eller ändra ditt svar.',
    why: 'Du får det här mejlet eftersom {colleague} har lämnat över en plats till dig på {host}.',
  },
  claimed: {
    subject: 'Du har en plats: {title}',
    preview: 'Din kollega har tagit platserna åt er båda.',
    title: 'Du har en plats',
    text: '{colleague} har tagit platserna som ni väntade på tillsammans. Du är väntad. Den bifogade posten är till din kalender.',
  },
  gave: {
    subject: '{colleague} har din plats nu: {title}',
    preview: 'Din plats är överlämnad. Den bifogade posten tar bort träffen ur din kalender.',
    title: 'Din plats är överlämnad',
    text: 'Du har lämnat över din plats till {colleague}, som har fått veta det. Den bifogade posten tar bort träffen ur din kalender.',
    why: 'Du får det här mejlet eftersom du har lämnat över en plats på {host}.',
  },
  reminder: {
    subject: 'Påminnelse: {title}, {date}',
    preview: 'Du har svarat att du kommer.',
    title: 'Vi ses snart',
    text: 'Du har svarat att du kommer till den här träffen. Vi ser fram emot att träffa dig.',
  },
}
