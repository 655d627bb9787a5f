import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Minimal tid – maximalt inflytande',
  lead: 'Ett partnersjukhus ger några timmar om året. I gengäld blir det hört tidigt, av dem som gör det som vården sedan ska använda.',
  join: 'Bli partnersjukhus',
  time: {
    eyebrow: 'Tid och värde',
    title: 'Vad ni ger, och vad det ger er',
    caption: 'Ett partnersjukhus tid under ett år, och värdet av den',
    value: 'Värde',
    values: {
      survey: 'Leverantörerna får svara på era behov, så som ni själva har formulerat dem.',
      plenum: 'Ni hör hur andra sjukhus möter samma problem, och leverantörerna hör er alla på en gång.',
      evaluation: 'Ni får veta vad som blev av det ni sade, och kan rätta det som blev fel.',
      pilot: 'Ni prövar en lösning på den egna kliniken, och på era villkor, innan ni bestämmer något.',
    },
    total: 'Total tid per år',
    hoursPerYear: '{hours} timmar per år',
    soFar:
      'Ert sjukhus hittills i år: {hours, plural, one {# timme} other {# timmar}} vid {events, plural, one {# träff} other {# träffar}}',
    soFarEntered: 'Ert sjukhus hittills i år: {hours, plural, one {# timme} other {# timmar}}',
    soFarBoth:
      'Ert sjukhus hittills i år: {hours, plural, one {# timme} other {# timmar}}, varav {inEvents, plural, one {# timme} other {# timmar}} vid {events, plural, one {# träff} other {# träffar}}',
  },
  closing: {
    title: 'Det börjar med enkäten',
    text: 'Skriv vilket sjukhus du företräder och vad ni saknar mest i dag. Vi skickar enkäten, och inget mer förrän ni har svarat.',
  },
  mail: {
    subject: 'Partnerskap för sjukhus',
    body: [
      'Hej,',
      '',
      'Vi vill bli partnersjukhus hos {product}.',
      '',
      'Sjukhus:',
      'Klinik eller verksamhetsområde:',
      'Det vi saknar mest i dag:',
      'Intresse för en pilot (ja, nej, kanske senare):',
      '',
      'Vänliga hälsningar',
      '{name}',
    ].join('\n'),
  },
}
