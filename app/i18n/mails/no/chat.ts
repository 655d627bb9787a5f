import type { Translation } from '../../translation'
import type { chat as english } from '../en/chat'

export const chat: Translation<typeof english> = {
  notice: {
    subject: 'Chat på nettstedet ({conversation})',
    preview: 'En besøkende har skrevet i chatten.',
    title: 'En besøkende har skrevet i chatten',
    message: 'Melding',
    earlier: 'Tidligere i samme samtale',
    older: 'Dette er de {count} siste meldingene. Hele samtalen er i innboksen.',
    button: 'Åpne samtalen',
    reply: 'Chatten ber ikke om noen adresse. Hvis den besøkende vil ha svar, står adressen i meldingene.',
  },
}
