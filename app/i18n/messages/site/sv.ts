import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  nav: {
    skip: 'Till innehållet',
    label: 'Huvudmeny',
    home: '{product}, startsidan',
    newsletter: 'Nyhetsbrev',
    circles: 'Cirklar',
    work: 'Uppdrag',
    latest: 'Aktuellt',
    notes: 'Notes',
    linkedin: 'LinkedIn',
    signals: 'Få Strategy Signals',
    conversation: 'Inled ett samtal',
    menu: 'Meny',
    close: 'Stäng',
    language: 'Språk',
    theme: 'Byt till {theme}',
    notices: 'Meddelanden',
  },

  announcement: {
    text: 'Health Circles möts i Stockholm, Oslo och Helsingfors.',
    seats: 'Platserna är få och går till inbjudna.',
    link: 'Be om en inbjudan',
    dismiss: 'Dölj meddelandet',
  },

  homepage: { label: 'Startsida', current: 'Nuvarande', new: 'Ny' },

  dock: { next: 'Nästa bord' },

  footer: { privacy: 'Integritet' },

  content: {
    untranslated: {
      en: 'Den här delen finns ännu bara på engelska.',
      sv: 'Den här delen finns ännu bara på svenska.',
      no: 'Den här delen finns ännu bara på norska.',
    },
  },

  forms: {
    required: 'Det här måste fyllas i.',
    email: 'Skriv en e-postadress, till exempel namn@sjukhus.example.',
    choice: 'Välj ett av alternativen.',
    tooLong: 'Skriv kortare: här får {max} tecken plats.',
    tooShort: 'Använd minst {min} tecken.',
    characters: 'Här finns tecken som inte kan sparas. Skriv om det utan dem.',
    webAddress: 'Skriv namnet utan webbadress.',
    failed: 'Något gick fel. Försök igen.',
    offline: 'Ingen anslutning. Det du skrev finns kvar.',
    tooMany: 'För många försök. Försök igen om några minuter.',
    errorTitle: 'Fel',
  },
}
