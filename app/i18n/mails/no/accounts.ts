import type { Translation } from '../../translation'
import type { accounts as english } from '../en/accounts'

export const accounts: Translation<typeof english> = {
  confirm: {
    subject: 'Bekreft kontoen din',
    preview: 'Ett steg til, så er kontoen åpen.',
    title: 'Bekreft kontoen din',
    text: 'Noen, trolig du, har registrert denne adressen på {host}. Bekreft den med passordet du valgte, så åpnes kontoen.',
    button: 'Bekreft kontoen',
    expires: 'Lenken kan brukes én gang og utløper om {days} dager. Uten den blir det ikke opprettet noen konto.',
  },
  known: {
    subject: 'Du har allerede en konto',
    preview: 'Noen registrerte seg med adressen din. Ingenting er endret.',
    title: 'Du har allerede en konto',
    text: 'Noen, trolig du, prøvde å registrere denne adressen på {host}. Den har en konto fra før, og ingenting i den er endret. Har du glemt passordet, kan du velge et nytt.',
    button: 'Velg et nytt passord',
  },
  reset: {
    subject: 'Velg et nytt passord',
    preview: 'Her er en lenke der du velger et nytt passord.',
    title: 'Velg et nytt passord',
    text: 'Noen, trolig du, har bedt om et nytt passord for denne adressen på {host}. Hvis det ikke var deg, trenger du ikke å gjøre noe: passordet er som før.',
    button: 'Velg et nytt passord',
    expires: 'Lenken kan brukes én gang og utløper om {minutes} minutter.',
  },
  inactive: {
    first: {
      subject: 'Trenger du fortsatt kontoen din på {host}?',
      text: 'Ingen har logget inn på kontoen din på {host} på {months} måneder. Vi beholder ikke det ingen trenger.',
    },
    second: {
      subject: 'Kontoen din på {host} avsluttes snart',
      text: 'Vi har spurt før: ingen har logget inn på kontoen din på {host} på mer enn {months} måneder.',
    },
    preview: 'Logg inn før {date} for å beholde den.',
    title: 'Trenger du fortsatt kontoen din?',
    end: 'Logg inn før {date}, så blir alt som det er. Ellers slettes kontoen og det som hører til den, og du trenger ikke å gjøre noe.',
    button: 'Logg inn og behold kontoen',
  },
  invite: {
    subject: 'Invitasjonen din til {product}',
    preview: 'Velg et passord, så er du inne.',
    title: 'Du er invitert',
    titleFor: 'Du er invitert, {name}',
    by: '{inviter} inviterer deg til {product}, i rollen {role}.',
    byTeam: 'Teamet i {product} inviterer deg, i rollen {role}.',
    organisation: 'Du kommer til å høre til {organisation}.',
    admin: 'Du kommer også til å arbeide i administrasjonen av {product}.',
    text: 'Velg et passord for å åpne kontoen din.',
    button: 'Ta imot invitasjonen',
    expires:
      'Invitasjonen er personlig. Den kan brukes én gang og gjelder til {date}; etter det kan du be oss om en ny.',
  },
}
