import type { Translation } from '../../translation'
import type { addressChange as english } from '../en/address-change'

export const addressChange: Translation<typeof english> = {
  confirm: {
    subject: 'Bekräfta din nya adress',
    preview: 'En länk för att använda adressen för ditt konto.',
    title: 'Använd den här adressen för ditt konto',
    text: 'Du bad på {host} om att använda den här adressen för ditt konto. Tryck på knappen, så loggar du in med den från och med då. Var det inte du behöver du inte göra något.',
    button: 'Använd adressen',
    expires: 'Länken fungerar en gång och slutar gälla om {hours} timmar.',
  },
  taken: {
    subject: 'Adressen har redan ett konto',
    preview: 'Någon ville använda din adress. Inget har ändrats.',
    title: 'Din adress har redan ett konto',
    text: 'Någon med ett annat konto på {host} bad om att använda den här adressen. Den har redan ett konto, och inget i det har ändrats. Var det du, logga in med den, eller skriv till oss så slår vi ihop kontona.',
  },
}
