import type { Translation } from '../../translation'
import type { attendance as english } from '../en/attendance'

export const attendance: Translation<typeof english> = {
  attending: {
    subject: 'Du kommer: {title}',
    preview: 'Din plats är reserverad. Den bifogade posten är till din kalender.',
    title: 'Din plats är reserverad',
    text: 'Tack, vi räknar med dig. Den bifogade kalenderposten är till din kalender.',
  },
  notAttending: {
    subject: 'Du kommer inte: {title}',
    preview: 'Vi har antecknat det. Den bifogade posten tar bort träffen ur din kalender.',
    title: 'Du kommer inte längre',
    text: 'Vi har antecknat att du inte kommer. Den bifogade kalenderposten tar bort träffen ur din kalender.',
    why: 'Du får det här mejlet eftersom du har ändrat ditt svar på {host}.',
  },
  reminder: {
    subject: 'Påminnelse: {title}, {date}',
    preview: 'Du har svarat att du kommer.',
    title: 'Vi ses snart',
    text: 'Du har svarat att du kommer till den här träffen. Vi ser fram emot att träffa dig.',
  },
}
