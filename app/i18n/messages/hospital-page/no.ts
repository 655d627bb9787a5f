import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Minimal tid – maksimal innflytelse',
  lead: 'Et partnersykehus gir noen timer i året. Til gjengjeld blir det hørt tidlig, av dem som lager det helsetjenesten siden skal bruke.',
  join: 'Bli partnersykehus',
  time: {
    eyebrow: 'Tid og verdi',
    title: 'Hva dere gir, og hva det gir dere',
    caption: 'Tiden et partnersykehus gir i løpet av et år, og verdien av den',
    value: 'Verdi',
    values: {
      survey: 'Leverandørene får svare på behovene deres, slik dere selv har formulert dem.',
      plenum:
        'Dere hører hvordan andre sykehus møter det samme problemet, og leverandørene hører dere alle på én gang.',
      evaluation: 'Dere får vite hva som ble ut av det dere sa, og kan rette det som ble feil.',
      pilot: 'Dere prøver en løsning på egen klinikk, og på egne vilkår, før dere bestemmer noe.',
    },
    total: 'Samlet tid per år',
    hoursPerYear: '{hours} timer per år',
    soFar:
      'Sykehuset deres så langt i år: {hours, plural, one {# time} other {# timer}} på {events, plural, one {# møte} other {# møter}}',
    soFarEntered: 'Sykehuset deres så langt i år: {hours, plural, one {# time} other {# timer}}',
    soFarBoth:
      'Sykehuset deres så langt i år: {hours, plural, one {# time} other {# timer}}, hvorav {inEvents, plural, one {# time} other {# timer}} på {events, plural, one {# møte} other {# møter}}',
  },
  closing: {
    title: 'Det begynner med kartleggingen',
    text: 'Skriv hvilket sykehus du representerer, og hva dere savner mest i dag. Vi sender kartleggingen, og ikke noe mer før dere har svart.',
  },
  mail: {
    subject: 'Partnerskap for sykehus',
    body: [
      'Hei,',
      '',
      'Vi ønsker å bli partnersykehus hos {product}.',
      '',
      'Sykehus:',
      'Klinikk eller avdeling:',
      'Det vi savner mest i dag:',
      'Interesse for en pilot (ja, nei, kanskje senere):',
      '',
      'Vennlig hilsen',
      '{name}',
    ].join('\n'),
  },
}
