import type { Translation } from '../../translation'
import type { personalData as english } from '../en/personal-data'

export const personalData: Translation<typeof english> = {
  asked: 'Du får denne e-posten fordi du på {host} spurte hva som er lagret om deg.',
  stored: 'Du får denne e-posten fordi {host} har opplysninger om deg.',
  wasStored: 'Du får denne e-posten fordi {host} hadde opplysninger om deg.',
  questions: 'Hvis du har spørsmål om dette, skriv til {email}.',
  confirm: {
    subject: 'Spørsmålet ditt: hva har vi om deg?',
    preview: 'Ett steg til: er dette adressen din?',
    title: 'Er dette adressen din?',
    text: 'Noen, sannsynligvis du, har på {host} spurt hva vi har lagret om denne adressen. Hvis det var deg, fører knappen til en kopi og til de andre rettighetene dine: retting, innsigelse, begrensning og sletting. Hvis ikke trenger du ikke gjøre noe: ingen får noe.',
    button: 'Til opplysningene mine',
    expires:
      'Lenken virker i {hours} timer. Den som har den, kan bruke rettighetene dine, så ikke send e-posten videre.',
  },
  ready: {
    subject: 'Opplysningene dine er klare',
    preview: 'Lenken virker i {hours} timer.',
    title: 'Opplysningene dine er klare',
    text: 'Her er kopien av alt som {host} har lagret om deg. Bare denne lenken kan åpne den, så ikke send e-posten videre.',
    button: 'Til nedlastingen',
    expires: 'Lenken virker i {hours} timer. Så slettes filen.',
  },
  nothing: {
    subject: 'Vi har ingenting om deg',
    preview: 'Det finnes ingen opplysninger om denne adressen.',
    title: 'Vi har ingenting om deg',
    text: 'Vi har gått gjennom alt som {host} lagrer: utenom spørsmålet ditt og e-postene våre om det, som slettes etter en tid, finnes det ingenting om denne adressen. Derfor er det ingen fil å laste ned.',
  },
  erasure: {
    subject: 'Opplysningene dine slettes {date}',
    preview: 'Til da kan det trekkes tilbake.',
    title: 'Opplysningene dine blir slettet',
    byPerson: 'Du har bedt om det: den {date} slettes alt som {host} har om deg, og kontoen din hvis du har en.',
    byTeam: 'Teamet vårt har bedt om det: den {date} slettes alt som {host} har om deg, og kontoen din hvis du har en.',
    signIn:
      'Til da kan det trekkes tilbake: logg inn med knappen og velg «Behold opplysningene mine». Hvis du ikke ønsket dette, eller ikke kan logge inn, skriv til {email}.',
    link: 'Til da kan det trekkes tilbake: åpne lenken og velg «Behold opplysningene mine». Hvis du ikke ønsket dette, kan du også skrive til {email}.',
    button: 'Trekk det tilbake',
  },
  kept: {
    subject: 'Opplysningene dine slettes ikke',
    preview: 'Slettingen er trukket tilbake.',
    title: 'Opplysningene dine slettes ikke',
    byPerson: 'Du har trukket slettingen tilbake. Alt på {host} er som før.',
    byTeam: 'Teamet vårt har trukket slettingen tilbake. Alt på {host} er som før.',
    notYou: 'Hvis du fortsatt vil at opplysningene dine skal slettes, be om det igjen eller skriv til {email}.',
  },
  erased: {
    subject: 'Opplysningene dine er slettet',
    preview: 'Dette er den siste e-posten vår til deg.',
    title: 'Opplysningene dine er slettet',
    text: 'Alt om deg på {host} slettes nå. I loggen vår står et nummer i stedet for navnet ditt. Dette er den siste e-posten vår til deg, og vi beholder ingen kopi av den.',
  },
  restricted: {
    subject: 'Opplysningene dine lagres bare fra nå av',
    preview: 'Teamet vårt har begrenset bruken.',
    text: 'Teamet vårt har begrenset bruken av opplysningene dine på {host}. De lagres, men brukes ikke: du er ikke i katalogen eller i søk, ingenting om deg endres, og du får ingen e-post unntatt om kontoen og opplysningene dine. Du kan fortsatt logge inn, hvis du har en konto.',
  },
  lifted: {
    subject: 'Opplysningene dine brukes igjen',
    preview: 'Teamet vårt har opphevet begrensningen.',
    text: 'Teamet vårt har opphevet begrensningen av opplysningene dine på {host}. De brukes som før, slik personvernsiden vår beskriver.',
  },
}
