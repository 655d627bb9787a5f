import type { Translation } from '../../translation'
import type { personalData as english } from '../en/personal-data'

export const personalData: Translation<typeof english> = {
  confirm: {
    subject: 'Spørsmålet ditt: hva har vi om deg?',
    preview: 'Ett steg til, så lages kopien.',
    title: 'Er dette adressen din?',
    text: 'Noen, sannsynligvis du, har på {host} bedt om en kopi av det vi har lagret om denne adressen. Hvis det var deg, fortsett med knappen. Hvis ikke trenger du ikke gjøre noe: ingen får noe.',
    button: 'Lag kopien',
    expires: 'Lenken virker i {hours} timer.',
  },
  ready: {
    subject: 'Opplysningene dine er klare',
    preview: 'Lenken virker i {hours} timer.',
    title: 'Opplysningene dine er klare',
    text: 'Her er kopien av alt som {host} har lagret om deg. Bare denne lenken kan åpne den, så ikke send e-posten videre.',
    button: 'Til nedlastingen',
    expires: 'Lenken virker i {hours} timer. Så slettes filen.',
  },
  erasure: {
    subject: 'Opplysningene dine slettes {date}',
    preview: 'Til da kan det trekkes tilbake.',
    title: 'Opplysningene dine blir slettet',
    text: 'Den {date} slettes kontoen din på {host}, hvis du har en, og alt om deg. Til da kan du trekke det tilbake: logg inn og velg «Behold opplysningene mine», eller skriv til {email}.',
    button: 'Opplysningene dine',
  },
  erased: {
    subject: 'Opplysningene dine er slettet',
    preview: 'Dette er den siste e-posten vår til deg.',
    title: 'Opplysningene dine er slettet',
    text: 'Alt om deg på {host} slettes nå. I loggen vår står et nummer i stedet for navnet ditt. Dette er den siste e-posten vår til deg, og vi beholder ingen kopi av den.',
  },
}
