import type { Translation } from '../../translation'
import type { attendance as english } from '../en/attendance'

export const attendance: Translation<typeof english> = {
  attending: {
    subject: 'Du kommer: {title}',
    preview: 'Plassen er din. Den vedlagte oppføringen er til kalenderen din.',
    title: 'Plassen er din',
    text: 'Takk, vi regner med deg. Den vedlagte kalenderoppføringen er til kalenderen din.',
  },
  notAttending: {
    subject: 'Du kommer ikke: {title}',
    preview: 'Vi har notert det. Den vedlagte oppføringen fjerner møtet fra kalenderen din.',
    title: 'Du kommer ikke lenger',
    text: 'Vi har notert at du ikke kommer. Den vedlagte kalenderoppføringen fjerner møtet fra kalenderen din.',
    why: 'Du får denne e-posten fordi du har endret svaret ditt på {host}.',
  },
  reminder: {
    subject: 'Påminnelse: {title}, {date}',
    preview: 'Du har svart at du kommer.',
    title: 'Vi ses snart',
    text: 'Du har svart at du kommer på dette møtet. Vi gleder oss til å se deg.',
  },
}
