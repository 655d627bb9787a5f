import type { Translation } from '../../translation'
import type { addressChange as english } from '../en/address-change'

export const addressChange: Translation<typeof english> = {
  confirm: {
    subject: 'Bekreft den nye adressen din',
    preview: 'En lenke for å bruke adressen for kontoen din.',
    title: 'Bruk denne adressen for kontoen din',
    text: 'Du ba på {host} om å bruke denne adressen for kontoen din. Trykk på knappen, så logger du inn med den fra da av. Var det ikke deg, trenger du ikke å gjøre noe.',
    button: 'Bruk adressen',
    expires: 'Lenken virker én gang og utløper om {hours} timer.',
  },
  taken: {
    subject: 'Adressen har allerede en konto',
    preview: 'Noen ville bruke adressen din. Ingenting er endret.',
    title: 'Adressen din har allerede en konto',
    text: 'Noen med en annen konto på {host} ba om å bruke denne adressen. Den har allerede en konto, og ingenting i den er endret. Var det deg, logg inn med den, eller skriv til oss, så slår vi sammen kontoene.',
  },
}
