import type { Translation } from '../../translation'
import type { seats as english } from '../en/seats'

export const seats: Translation<typeof english> = {
  why: 'Du får det här mejlet eftersom du deltar i träffarna på {host}.',
  colleague: 'Din kollega',
  until: 'Öppet till',
  offered: {
    subject: 'En plats är ledig: {title}',
    preview: 'Den hålls åt dig till tiden nedan.',
    title: 'En plats är ledig för dig',
    text: 'Någon har lämnat sin plats, och du står på tur på väntelistan. Platsen hålls åt dig till tiden nedan. Sedan går den till nästa person.',
    pair: 'Det finns plats för er båda: du och {colleague} väntar tillsammans, så den ena svarar för er båda.',
    button: 'Ta platsen',
    decline: 'Tacka nej till platsen',
  },
  lapsed: {
    subject: 'Platsen gick vidare: {title}',
    preview: 'Tiden för ditt svar är slut.',
    title: 'Platsen gick vidare',
    text: 'Tiden för att ta platsen är slut, och den har erbjudits till nästa person. Du står inte längre på väntelistan; du kan ställa dig sist på den igen.',
  },
  withdrawn: {
    subject: 'Platsen erbjuds inte längre: {title}',
    preview: 'Vi fick ta tillbaka erbjudandet.',
    title: 'Vi fick ta tillbaka erbjudandet',
    text: 'Vi beklagar: platsen som vi erbjöd dig är inte längre ledig. Du kan ställa dig på väntelistan igen. Har du en fråga kan du svara på det här mejlet.',
  },
  cancelled: {
    subject: 'Inställt: {title}',
    preview: 'Träffen blir inte av, så väntelistan är stängd.',
    title: 'Träffen är inställd',
    text: 'Träffen nedan blir inte av, så väntelistan är stängd. Du behöver inte göra något.',
  },
  paired: {
    subject: 'På väntelistan med {colleague}: {title}',
    preview: 'Ni väntar på platser tillsammans.',
    title: 'Ni står på väntelistan tillsammans',
    text: '{colleague} har ställt er båda på väntelistan till träffen nedan. Ni får platser tillsammans eller inte alls. Vill du inte komma lämnar du listan på din sida; {colleague} behåller platsen i kön.',
  },
  declined: {
    subject: 'Platserna togs inte: {title}',
    preview: 'Din kollega har tackat nej för er båda.',
    title: 'Platserna togs inte',
    text: '{colleague} har tackat nej till platserna som ni väntade på tillsammans. Du kan ställa dig på väntelistan igen på egen hand.',
  },
  page: 'Se träffen',
}
