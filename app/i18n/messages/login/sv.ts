import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Logga in',
  lead: 'För medarbetare och partner. Logga in med adressen du har registrerat eller blivit inbjuden med.',
  description: 'Logga in till medlemssidorna.',
  tabs: 'Logga in eller registrera dig',
  signInTab: 'Logga in',
  registerTab: 'Registrera dig',
  email: 'E-post',
  emailHint: 'Din adress som slutar på @{domain}.',
  password: 'Lösenord',
  passwordHint:
    'Minst {min} tecken, men färre än {strong} går alltid att gissa. Det räcker med {strong} eller fler slumpmässiga, eller tre ord som inte hör ihop.',
  failure: {
    tooManySignIns:
      'Det har varit för många misslyckade inloggningar. Försök igen om några minuter, eller välj ett nytt lösenord via länken nedan.',
    busy: 'Många loggar in just nu. Försök igen om några sekunder.',
  },
  strength: {
    enough: 'Tillräckligt starkt.',
    short: 'För lätt att gissa: det behövs minst {strong} tecken.',
    personal:
      'För lätt att gissa: det liknar din adress eller vårt namn. Lägg till två ord som inte har med dem att göra.',
    word: 'För lätt att gissa: ett vanligt ord eller namn, även med siffror omkring. Lägg till två ord.',
    pattern: 'För lätt att gissa: ett datum, en rad tangenter eller en upprepning. Lägg till två ord.',
  },
  signIn: 'Logga in',
  signingIn: 'Loggar in...',
  forgotten: 'Har du glömt lösenordet?',
  register: 'Skapa konto',
  registering: 'Skapar konto...',
  sent: 'Titta i inkorgen och bekräfta ditt konto.',
  accessRestricted: 'Endast e-postadresser som slutar på @{domain} har tillträde',
  invitedToo: 'Är du inbjuden med den här adressen kan lösenordet vara fel. Du kan välja ett nytt.',
  registrationRestricted: 'Endast e-postadresser som slutar på @{domain} kan registreras',
  useInvitation: 'Partner kommer in på inbjudan: använd länken i din, eller be om en.',
  askAccess: 'Be om tillträde',
  refused: {
    credentials: 'E-postadressen eller lösenordet stämmer inte.',
  },
  asked: 'Har du bett om en inbjudan? Kvittot vi mejlade har en länk som visar hur långt den har kommit.',
  askedLink: 'Skicka den igen',
  passwordReset: 'Ditt lösenord har ändrats. Logga in med det nya.',
  signedOut: 'Du har loggats ut.',
  organisation: 'Logga in med din organisation',
  passkey: {
    signIn: 'Logga in med en passnyckel',
    waiting: 'Väntar på passnyckeln...',
    refused: 'Passnyckeln godkändes inte. Logga in med lösenordet, eller försök igen.',
    closed: 'Kontot har stängts med ”Det var inte jag”. Det öppnas igen när ägaren väljer ett nytt lösenord.',
    script: 'En passnyckel kräver JavaScript och en webbläsare som stöder passnycklar.',
    cancelled: 'Inget skickades: det avbröts eller tog för lång tid.',
    unsupported: 'Den här webbläsaren eller enheten kan inte använda en passnyckel här.',
  },
}
