import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Träffar',
  link: {
    open: {
      title: 'Inga fler mejl om nya träffar',
      text: 'Tryck på knappen, så berättar vi inte längre om nya träffar i mejl. Du ser dem fortfarande på din sida, och vi hör av oss om de träffar du ska till.',
    },
    done: {
      title: 'Du får inga fler mejl om nya träffar',
      text: 'Vi berättar inte längre om nya träffar i mejl. Det som gäller träffar du ska till når dig ändå.',
    },
    wrong: {
      title: 'Länken är inte giltig',
      text: 'En del av den kan saknas. Kopiera hela länken från mejlet, eller skriv till {email} så gör vi det åt dig.',
    },
    button: 'Sluta skicka',
    busy: 'Sparar...',
    again: 'Ändra det på din kontosida',
    write: 'Skriv till oss',
  },
  account: {
    title: 'Mejl om nya träffar',
    text: 'Ett mejl när det finns en ny träff för dig. Bekräftelser, påminnelser och ändringar av träffar du ska till skickas ändå.',
    label: 'Berätta om nya träffar i mejl',
    save: 'Spara',
    saving: 'Sparar...',
    saved: 'Ditt val har sparats.',
  },
}
