import type { Translation } from '../../translation'
import type { guestMails as english } from '../en/guest-mails'

export const guestMails: Translation<typeof english> = {
  announcement: {
    subject: 'Invitasjon: {title}',
    preview: '{type}: når, hvor og hvordan du svarer.',
    text: 'Du er velkommen til dette møtet. Svar gjerne på siden din om du kommer.',
    button: 'Se møtet og svar',
    why: 'Du får denne e-posten fordi du er medlem på {host} og møtet er for deg.',
    optOut: 'Ingen flere e-poster om nye møter',
  },
  message: {
    why: 'Du får denne e-posten fordi du er medlem på {host} og møtet er for deg.',
  },
  thanks: {
    subject: 'Takk for at du kom: {title}',
    text: 'Takk for at du var med. Spørsmålene og erfaringen din gjorde møtet til det det ble.',
    materials: 'Materiale fra møtet:',
    ask: 'Hvordan var det for deg? Vi vil gjerne høre det; det går fort å svare.',
    button: 'Gi tilbakemelding',
    why: 'Du får denne e-posten fordi du var gjest på møtet, som medlem på {host}.',
  },
}
