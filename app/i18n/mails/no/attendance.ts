import type { Translation } from '../../translation'
import type { attendance as english } from '../en/attendance'

export const attendance: Translation<typeof english> = {
  attending: {
    subject: 'Du kommer: {title}',
    preview: 'Plassen er din. Den vedlagte oppføringen er til kalenderen din.',
    title: 'Plassen er din',
    text: 'Takk, vi regner med deg. Den vedlagte kalenderoppføringen er til kalenderen din.',
  },
  code: {
    title: 'Koden din ved inngangen',
    text: 'Vis den når du kommer, på mobilen eller på papir. Kan den ikke skannes, holder det at du sier bokstavene.',
    qr: 'QR',
  },
  notAttending: {
    subject: 'Du kommer ikke: {title}',
    preview: 'Vi har notert det. Den vedlagte oppføringen fjerner møtet fra kalenderen din.',
    title: 'Du kommer ikke lenger',
    text: 'Vi har notert at du ikke kommer. Den vedlagte kalenderoppføringen fjerner møtet fra kalenderen din.',
    why: 'Du får denne e-posten fordi du har endret svaret ditt på {host}.',
  },
  received: {
    subject: '{colleague} har gitt deg en plass: {title}',
    preview: 'Med koden din ved inngangen og en oppføring til kalenderen din.',
    title: 'Du har en plass',
    text: '{colleague} kan ikke komme og har gitt deg plassen sin. Du er ventet. Den vedlagte oppføringen er til kalenderen din.',
    back: 'Kan du ikke komme, gir du plassen tilbake på siden til møtet: velg «Gi plassen til en kollega» og skriv {address}. Du kan også gi den til en annen kollega eller endre svaret ditt.',
    why: 'Du får denne e-posten fordi {colleague} har gitt deg en plass på {host}.',
  },
  claimed: {
    subject: 'Du har en plass: {title}',
    preview: 'Kollegaen din har tatt plassene for dere begge.',
    title: 'Du har en plass',
    text: '{colleague} har tatt plassene dere ventet på sammen. Du er ventet. Den vedlagte oppføringen er til kalenderen din.',
  },
  gave: {
    subject: '{colleague} har plassen din nå: {title}',
    preview: 'Plassen din er gitt videre. Den vedlagte oppføringen fjerner møtet fra kalenderen din.',
    title: 'Plassen din er gitt videre',
    text: 'Du har gitt plassen din til {colleague}, som har fått beskjed. Den vedlagte oppføringen fjerner møtet fra kalenderen din.',
    why: 'Du får denne e-posten fordi du har gitt en plass videre på {host}.',
  },
  reminder: {
    subject: 'Påminnelse: {title}, {date}',
    preview: 'Du har svart at du kommer.',
    title: 'Vi ses snart',
    text: 'Du har svart at du kommer på dette møtet. Vi gleder oss til å se deg.',
  },
}
