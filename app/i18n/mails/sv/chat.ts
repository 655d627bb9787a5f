import type { Translation } from '../../translation'
import type { chat as english } from '../en/chat'

export const chat: Translation<typeof english> = {
  notice: {
    subject: 'Chatt på webbplatsen ({conversation})',
    preview: 'En besökare har skrivit i chatten.',
    title: 'En besökare har skrivit i chatten',
    message: 'Meddelande',
    earlier: 'Tidigare i samma samtal',
    older: 'Det här är de {count} senaste meddelandena. Hela samtalet finns i inkorgen.',
    button: 'Öppna samtalet',
    reply: 'Chatten frågar inte efter någon adress. Om besökaren vill ha svar står adressen i meddelandena.',
  },
}
