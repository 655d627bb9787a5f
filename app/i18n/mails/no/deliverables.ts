import type { Translation } from '../../translation'
import type { deliverables as english } from '../en/deliverables'

export const deliverables: Translation<typeof english> = {
  why: 'Du får denne e-posten fordi du er med i det organisasjonen din har avtalt med oss på {host}.',
  reopened: {
    subject: 'Åpnet igjen: {title}',
    preview: 'Vi har åpnet det igjen etter at det ble godkjent.',
    title: 'Åpnet igjen: {title}',
    text: 'Vi har åpnet denne delen av {offer} igjen, så godkjenningen for {organisation} gjelder ikke lenger. Du får en e-post når den er ferdig og kan godkjennes. Har du spørsmål om det, svar på denne e-posten.',
    button: 'Se på den',
    reason: 'Hvorfor',
  },
  completed: {
    subject: 'Ferdig: {title}',
    preview: 'Det venter på at {organisation} godkjenner det.',
    title: 'Ferdig: {title}',
    text: 'Denne delen av {offer} er ferdig og venter på at {organisation} godkjenner den. Du finner den, med tilhørende filer, på oppdragets side. Mangler det noe, svarer du på denne e-posten før du godkjenner.',
    button: 'Se på det og godkjenn',
  },
  accepted: {
    subject: 'Godkjent: {title}',
    preview: '{by} har godkjent det for {organisation}.',
    title: 'Godkjent: {title}',
    text: '{by} har godkjent denne delen av {offer} for {organisation}. Det er ikke noe mer å gjøre med den.',
    button: 'Åpne leveransen',
  },
}
