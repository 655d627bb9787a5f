import type { Translation } from '../../translation'
import type { introductions as english } from '../en/introductions'

export const introductions: Translation<typeof english> = {
  why: 'Du får det här eftersom din organisation har ett uppdrag med oss på {host}.',
  made: {
    subject: 'En introduktion: {person}, {organisation}',
    preview: '{person} väntar på att höra från er.',
    title: 'Vi har presenterat er för {person}',
    text: '{person} på {organisation} vet vilka ni är och väntar på att höra från er. Det är en av introduktionerna i {offer}. Alla finns på uppdragets sida, där ni också kan skriva till oss om var och en.',
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
