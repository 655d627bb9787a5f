import type { Translation } from '../../translation'
import type { seats as english } from '../en/seats'

export const seats: Translation<typeof english> = {
  why: 'Du får denne e-posten fordi du deltar i møtene på {host}.',
  colleague: 'Kollegaen din',
  until: 'Åpent til',
  offered: {
    subject: 'Det er en ledig plass: {title}',
    preview: 'Den holdes av til deg til tidspunktet nedenfor.',
    title: 'Det er en ledig plass til deg',
    text: 'Noen har gitt fra seg plassen, og du står for tur på ventelisten. Plassen holdes av til deg til tidspunktet nedenfor. Deretter går den til neste person.',
    pair: 'Det er plass til dere begge: du og {colleague} venter sammen, så den ene svarer for begge.',
    button: 'Ta plassen',
    decline: 'Takk nei til plassen',
  },
  lapsed: {
    subject: 'Plassen gikk videre: {title}',
    preview: 'Svarfristen er ute.',
    title: 'Plassen gikk videre',
    text: 'Fristen for å ta plassen er ute, og den er tilbudt neste person. Du står ikke lenger på ventelisten; du kan stille deg bakerst i den igjen.',
  },
  withdrawn: {
    subject: 'Plassen tilbys ikke lenger: {title}',
    preview: 'Vi måtte trekke tilbudet tilbake.',
    title: 'Vi måtte trekke tilbudet tilbake',
    text: 'Vi beklager: plassen vi tilbød deg, er ikke lenger ledig. Du kan stille deg på ventelisten igjen. Har du et spørsmål, kan du svare på denne e-posten.',
  },
  cancelled: {
    subject: 'Avlyst: {title}',
    preview: 'Møtet blir ikke noe av, så ventelisten er stengt.',
    title: 'Møtet er avlyst',
    text: 'Møtet nedenfor blir ikke noe av, så ventelisten er stengt. Du trenger ikke å gjøre noe.',
  },
  paired: {
    subject: 'På ventelisten med {colleague}: {title}',
    preview: 'Dere venter på plasser sammen.',
    title: 'Dere står på ventelisten sammen',
    text: '{colleague} har satt dere begge på ventelisten til møtet nedenfor. Dere får plasser sammen eller ikke i det hele tatt. Vil du ikke komme, forlater du listen på siden din; {colleague} beholder plassen i køen.',
  },
  declined: {
    subject: 'Plassene ble ikke tatt: {title}',
    preview: 'Kollegaen din har takket nei for dere begge.',
    title: 'Plassene ble ikke tatt',
    text: '{colleague} har takket nei til plassene dere ventet på sammen. Du kan stille deg på ventelisten igjen på egen hånd.',
  },
  page: 'Se møtet',
}
