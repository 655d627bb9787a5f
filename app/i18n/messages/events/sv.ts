import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kommande träffar',
  at: '{time}, {zone}',
  seatsLeft: '{left, plural, one {# plats} other {# platser}} kvar av {max}',
  full: 'Fullbokat: alla {max} platser är tagna',
  answer: 'Ditt svar: {title}',
  attending: 'Kommer',
  notAttending: 'Kommer inte',
  begun: 'Träffen har börjat. Det går inte längre att svara.',
  calendar: 'Lägg till i kalendern',
  unavailable: 'Träffarna kunde inte läsas in. Inget av det du har svarat har gått förlorat.',
  refused: {
    title: 'Ditt svar sparades inte',
    full: 'Någon annan hann ta den sista platsen. Den kan bli ledig igen om någon ändrar sitt svar.',
    over: 'Träffen har börjat eller ställts in, så det går inte längre att svara.',
    failed: 'Anslutningen bröts. Försök igen.',
  },
  none: {
    title: 'Nästa Strategic Circle',
    when: 'Kommer snart',
    where: 'Stockholm',
    express: 'Anmäl intresse',
    sending: 'Sparar...',
    noted: 'Ditt intresse är noterat.',
    failed: 'Ditt intresse kunde inte sparas. Försök igen.',
    learn: 'Läs mer',
    note: 'Träffar meddelas i nyhetsbrevet.',
  },
}
