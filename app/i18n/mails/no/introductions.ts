import type { Translation } from '../../translation'
import type { introductions as english } from '../en/introductions'

export const introductions: Translation<typeof english> = {
  why: 'Du får denne e-posten fordi organisasjonen din har et oppdrag med oss på {host}.',
  made: {
    by: '{name} i teamet vårt',
    team: 'Teamet vårt',
    subject: 'En introduksjon: {person}, {organisation}',
    preview: '{by} har introdusert dere.',
    title: 'Vi har introdusert dere for {person}',
    text: '{by} har fortalt {person} ved {organisation} hvem dere er. Står det ikke nedenfor hvordan dere når hverandre, svar på denne e-posten, så setter teamet vårt dere i kontakt. Det er en av introduksjonene i {offer}. Alle finnes på oppdragets side, der dere også kan skrive til oss om hver av dem.',
    button: 'Se introduksjonen',
  },
  facts: {
    person: 'Kontakt',
    role: 'Rolle',
    organisation: 'Organisasjon',
    introducedOn: 'Introdusert',
    note: 'Greit å vite',
  },
}
