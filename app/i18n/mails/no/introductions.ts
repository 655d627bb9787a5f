import type { Translation } from '../../translation'
import type { introductions as english } from '../en/introductions'

export const introductions: Translation<typeof english> = {
  why: 'Du får denne e-posten fordi organisasjonen din har et oppdrag med oss på {host}.',
  made: {
    subject: 'En introduksjon: {person}, {organisation}',
    preview: '{person} venter på å høre fra dere.',
    title: 'Vi har introdusert dere for {person}',
    text: '{person} ved {organisation} vet hvem dere er og venter på å høre fra dere. Det er en av introduksjonene i {offer}. Alle finnes på oppdragets side, der dere også kan skrive til oss om hver av dem.',
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
