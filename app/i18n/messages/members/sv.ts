import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  welcome: 'Välkommen, {name}',
  signOut: 'Logga ut',
  loading: 'Laddar...',
  again: 'Försök igen',
  roles: { embassy: 'Ambassad', supplier: 'Leverantör', hospital: 'Sjukhus' },
  factorNotice: {
    text: 'Ditt konto behöver en andra faktor. Från nästa inloggning kan du inte öppna något annat förrän du har lagt till en.',
    link: 'Lägg till den nu',
  },
  select: {
    title: 'Välj roll',
    lead: 'Välj de sidor du har kommit för. Du kan byta när du vill.',
    yours: 'Din roll',
    embassy: 'Paket, studiebesök och stöd för ambassader och handelskontor.',
    supplier: 'Dina träffar, insikter och leveranser, och ett team att fråga.',
    hospital: 'Vad ett partnersjukhus ger i tid, och vad det får tillbaka.',
    adminAccess: 'Administration',
    admin: 'Användare, förfrågningar, träffar och innehåll.',
  },
  switcher: { label: 'Byt roll', select: 'Välj roll', back: 'Tillbaka till rollvalet' },
  letter: {
    opens: 'Knappen öppnar ett utkast i ditt e-postprogram. Ändra det som du vill innan du skickar.',
    write: 'Du kan också skriva till <a>{email}</a>.',
  },
}
