import type { Translation } from '../../translation'
import type { introductions as english } from '../en/introductions'

export const introductions: Translation<typeof english> = {
  why: 'Du får det här eftersom din organisation har ett uppdrag med oss på {host}.',
  made: {
    by: '{name} i vårt team',
    team: 'Vårt team',
    subject: 'En introduktion: {person}, {organisation}',
    preview: '{by} har presenterat er.',
    title: 'Vi har presenterat er för {person}',
    text: '{by} har berättat för {person} på {organisation} vilka ni är. Står det inte här nedan hur ni når varandra, svara på det här mejlet, så för vårt team er samman. Det är en av introduktionerna i {offer}. Alla finns på uppdragets sida, där ni också kan skriva till oss om var och en.',
    button: 'Se introduktionen',
  },
  facts: {
    person: 'Kontakt',
    role: 'Roll',
    organisation: 'Organisation',
    introducedOn: 'Introducerad',
    note: 'Bra att veta',
  },
}
