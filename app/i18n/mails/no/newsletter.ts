import type { Translation } from '../../translation'
import type { newsletter as english } from '../en/newsletter'

export const newsletter: Translation<typeof english> = {
  confirm: {
    subject: 'Bekreft abonnementet på Strategy Signals',
    preview: 'Ett klikk, og neste brev kommer til deg.',
    title: 'Bekreft Strategy Signals',
    text: 'Noen, trolig du, har bedt om Strategy Signals til denne adressen. Bekreft den, så kommer neste brev til deg.',
    button: 'Bekreft abonnementet',
    expires: 'Lenken kan brukes én gang og utløper om {days} dager. Gjør du ingenting, skriver vi ikke igjen.',
  },
  welcome: {
    subject: 'Du abonnerer nå på Strategy Signals',
    preview: 'Ett brev i uken, lest før møtet.',
    title: 'Velkommen til Strategy Signals',
    text: 'Én gang i uken: hva som skjedde i nordisk helse, hva det betyr for planen din, og det ene spørsmålet som er verdt å stille.',
    reply: 'Er det noe vi burde skrive om? Fortell oss det på {email}.',
    leave: 'Avslutt abonnementet',
    why: 'Du får denne e-posten fordi du bekreftet abonnementet på {host}.',
  },
}
