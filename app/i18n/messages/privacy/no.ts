import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Personopplysninger',
  title: 'Personvern',
  lead: 'Hva nettstedet lagrer om deg, hvorfor, hvor lenge, og hva du kan gjøre med det.',
  whoTitle: 'Hvem som har ansvaret',
  whoText: '{product} er behandlingsansvarlig. Skriv til {email} eller ring {phone}.',
  recordsTitle: 'Hva vi lagrer',
  columns: {
    occasion: 'Når',
    stored: 'Hva som lagres',
    why: 'Hvorfor',
    basis: 'Rettslig grunnlag (GDPR)',
    time: 'Hvor lenge',
  },
  bases: {
    request: 'Du har bedt om det, før eller som del av en avtale: <art>art. 6 nr. 1 bokstav b</art>',
    consent: 'Samtykket ditt: <art>art. 6 nr. 1 bokstav a</art>',
    interest: 'Vår interesse i en tjeneste som virker og ikke misbrukes: <art>art. 6 nr. 1 bokstav f</art>',
    duty: 'Loven krever det av oss: <art>art. 6 nr. 1 bokstav c</art>',
    none: 'Trengs ikke: ingen personopplysninger',
  },
  months: '{count, plural, one {#\u00a0måned} other {#\u00a0måneder}}',
  hours: '{count, plural, one {#\u00a0time} other {#\u00a0timer}}',
  days: '{count, plural, one {#\u00a0dag} other {#\u00a0dager}}',
  records: {
    contact: {
      occasion: 'Du skriver til oss',
      stored: 'Navn, organisasjon, e-postadresse, hva det gjelder, melding, språk, tidspunkt og svarene våre',
      why: 'For å svare deg innen {hours} timer',
      time: '{requests}',
    },
    access: {
      occasion: 'Du ber om å bli med',
      stored:
        'Navn, e-postadresse, organisasjon, rolle, begrunnelse, språk og tidspunkt, og det du har rettet eller sendt på nytt; når vi åpnet den og skrev til deg, notatene våre, avgjørelsen vår og det som følger av den; lenkene til statusen, som kontrollsummer',
      why: 'For å avgjøre og gi deg beskjed innen {from}–{to} virkedager',
      time: '{requests}; en lenke {statusLinks} etter avgjørelsen. Trekker du forespørselen, fjernes alt du skrev og notatene våre om den med en gang; igjen står at den har vært der, og loggen over hva administratorer har gjort',
    },
    circles: {
      occasion: 'Du ber om en plass i en sirkel',
      stored:
        'Navn, e-postadresse og hvorfor du vil være med; organisasjon, rolle, land, møte og interesser hvis du oppgir dem; ordene du samtykket til, språk, tidspunkt og svarene våre',
      why: 'For å sette sammen et møte og invitere deg',
      time: '{requests}, eller til du trekker samtykket',
    },
    newsletter: {
      occasion: 'Du melder deg på Strategy Signals',
      stored: 'E-postadresse, språk, ordene du samtykket til, og når du meldte deg på, bekreftet og avsluttet',
      why: 'For å sende deg brevet, og for å kunne vise at du har bedt om det',
      time: 'Ikke bekreftet: {unconfirmed}. Bekreftet: til du avslutter, og {unsubscribed} etter det',
    },
    account: {
      occasion: 'Du har en konto, eller skal inviteres til en',
      stored:
        'E-post og tidligere adresser, navn, passord i kodet form, passnøklene dine (offentlig del, navn, siste bruk), den krypterte nøkkelen til autentiserings\u00adappen og gjenopprettings\u00adkoder i kodet form, hvem du er i innloggingen til organisasjonen din hvis du bruker den, språk, rolle og nivå, når du sist logget inn og når vi spurte om du fortsatt trenger kontoen, organisasjonen du tilhører med notatene våre om den, hvor du er logget inn og når du sist viste at det er deg, svarene dine på invitasjoner med plassen din på ventelister og plasser du er blitt tilbudt og om andre gjester ser navnet ditt, den krypterte adressen til den private kalenderen din og hva den viser, hvilke e-poster om møter vi har sendt deg og om du vil få vite om nye, hva du har lastet ned, hvem som har invitert eller foreslått deg og hvem du har foreslått, hvordan du vil arbeide her: startside, sammendrag, lagrede lister, første steg',
      why: 'For at du skal kunne logge inn og se det som er ditt',
      time: 'Så lenge kontoen finnes; en konto som ingen logger inn på i løpet av {inactive}, avsluttes {inactiveEnded} etter at vi har spurt deg, og spurt igjen etter {inactiveAskedAgain}; hva du har lastet ned, {downloads}, hvilke e-poster om møter du har fått, {guestMails}; en invitasjon {unconfirmed} etter at den er utløpt; en liste over personer som skal inviteres, og en kollega som et medlem har foreslått, {unconfirmed}; en innlogging {idle} etter siste besøk, høyst {most} (administratorer: {adminIdle}, {adminMost})',
    },
    directory: {
      occasion: 'Du beskriver deg for andre medlemmer, eller velger å stå i katalogen deres',
      stored:
        'Tittel, land, hva du søker og hva du tilbyr, så langt du fyller det ut; navnet og rollen din; hvem som får se hvert felt, ordene du samtykket i, språk, og når du endret det',
      why: 'For at medlemmene du velger, skal kunne finne deg; ingen ser et felt du ikke har valgt å vise',
      time: 'Det du viser: til du endrer det eller går ut av katalogen, med en gang. Resten: så lenge kontoen finnes',
    },
    consents: {
      occasion: 'Du samtykker til noe, eller trekker det tilbake',
      stored:
        'Ordene du samtykket til, versjon og språk, når og hvordan; kontoen eller e-postadressen din; for katalogen hva du valgte',
      why: 'For å kunne vise hva du har samtykket til, som loven krever, og vise det til deg',
      time: 'Så lenge vi bruker det du har samtykket til, og {unsubscribed} etter det. For katalogen og navnet ditt blant gjestene: så lenge kontoen finnes',
    },
    engagements: {
      occasion: 'Organisasjonen din spør om et program, får et tilbud eller tar imot et',
      stored:
        'Hvilket program du spurte om og hva du skrev til det; tilbudet med prisene, hvem som kan godta det, hvem som godtok eller avslo det, når og med hvilke ord; hva som ble avtalt, til når, hvem som fullførte og godkjente det, med oppgitte grunner og filene; hvem vi introduserte organisasjonen din for, med navn, rolle og organisasjon, når, og om dere har møttes; timene et sykehus ga, med hvem som førte dem inn',
      why: 'For å tilby, avtale og gjennomføre det organisasjonen din tar, og for å kunne vise hva som ble avtalt',
      time: 'Det som ble gjennomført: {engagements} etter at det ble avsluttet, slik bokføringen krever. Et tilbud som det ikke ble noe av, og det du spurte om: {offers}. Timene til et sykehus: så lenge organisasjonens side her finnes. Hvis opplysningene dine slettes, fjernes navnet og ordene dine fra det. Hvis noen vi har introdusert ikke lenger vil være nevnt, fjerner vi introduksjonen når de ber om det',
    },
    dialogue: {
      occasion: 'Du skriver her med teamet vårt for organisasjonen din',
      stored:
        'Hva du skriver og legger ved, navnet ditt, hvem du nevner, tidspunktet og hvor langt du har lest; en melding som du har begynt på og ikke sendt; hvem hos oss som har ansvaret og siden når et svar venter; for et svar på e-post en hash som viser at det allerede er lagret',
      why: 'For at organisasjonen din og teamet vårt skal ha én felles dialog; kollegene dine her og teamet vårt kan lese den',
      time: 'En tråd {threads} etter den siste meldingen, eller så lenge oppdraget den handler om finnes; hashen til et svar {inboundMails}; en melding som ikke er sendt {drafts} etter den siste endringen. Hvis opplysningene dine slettes, fjernes navnet ditt, meldingene dine og filene deres fra den',
    },
    interests: {
      occasion: 'Du melder interesse for neste møte',
      stored: 'At du har gjort det, og når',
      why: 'For å gi beskjed når et møte er bestemt',
      time: '{interests}, eller så lenge kontoen finnes hvis den avsluttes før',
    },
    rights: {
      occasion: 'Du bruker rettighetene til opplysningene dine',
      stored:
        'Adressen din, hvilken rettighet, når, og i noen dager en kryptert kopi av opplysningene dine; etter en sletting et nummer som bare kan sammenlignes og ikke fører til noen',
      why: 'For å gjøre det du ba om, og for å slette deg igjen fra en sikkerhetskopi som gjenopprettes',
      time: 'En kopi høyst {copies}; en begrensning eller innsigelse så lenge den gjelder; nummeret til en som er slettet {erased}',
    },
    teamNotes: {
      occasion: 'Vi snakker med deg eller organisasjonen din',
      stored: 'Hva teamet vårt noterer om det, hvem som skrev det og når; andre medlemmer ser det aldri',
      why: 'For at en kollega skal vite hva vi ble enige om',
      time: 'Så lenge kontoen din eller organisasjonens side her finnes; uten konto {requests}',
    },
    editing: {
      occasion: 'Du redigerer innholdet på nettstedet',
      stored:
        'E-postadressen din ved hver versjon du har lagret, ved hvert dokument og bilde du endret sist, og ved hver e-post om et møte som du skrev eller sendte; det du har skrevet og ikke lagret',
      why: 'For at tidligere versjoner skal kunne hentes tilbake, og kolleger skal vite hvem de kan spørre',
      time: 'En versjon: {revisions} etter at en nyere har erstattet den. Dokumenter, bilder og e-poster om et møte: så lenge de finnes. Tekst som ikke er lagret: {drafts} etter siste endring',
    },
    log: {
      occasion:
        'En administrator behandler forespørselen eller kontoen din eller åpner siden om deg, eller du er selv administrator',
      stored: 'Hvem som gjorde hva og når, med navn og e-postadresse til den det gjaldt',
      why: 'For å kunne finne ut hvem som besluttet hva',
      time: '{log}',
    },
    security: {
      occasion: 'Du logger inn, eller noe skjer med kontoen eller opplysningene dine',
      stored:
        'Hva som skjedde og når, med nummeret på kontoen din og nettverket ditt, forkortet slik at det ikke fører til deg',
      why: 'For at misbruk av en konto skal bli oppdaget',
      time: '{securityEvents}',
    },
    chat: {
      occasion: 'Du skriver i chatten',
      stored:
        'Det du skriver, språk og tidspunkt, uten navn eller adresse, når chatten når teamet vårt. Ellers ingenting',
      why: 'For å svare deg',
      time: '{requests}',
    },
    mails: {
      occasion: 'Vi sender deg en e-post',
      stored: 'E-posten, adressen din og om den lot seg levere',
      why: 'For at ingen e-post skal gå tapt eller sendes to ganger',
      time: '{mails}',
    },
    limits: {
      occasion: 'Du sender et skjema eller åpner lenken til forespørselen din',
      stored:
        'Nettverket ditt (IP-adresse) og, når du logger inn, e-postadressen du skrev, som kontrollsummer som bare serveren vår kan regne ut; og hvor mange forsøk det ble',
      why: 'For å bremse den som sender skjemaer eller gjetter passord i tusentall',
      time: 'En time eller mindre, høyst {limits}',
    },
    clicks: {
      occasion: 'Du følger enkelte lenker',
      stored: 'Hvor mange ganger lenken ble fulgt den dagen',
      why: 'For å se hvilke sider som er til nytte',
      time: 'Uten tidsgrense: det gjelder ingen person',
    },
    views: {
      occasion: 'Du åpner en offentlig side',
      stored: 'Hvor mange ganger siden ble åpnet den dagen',
      why: 'For å se hvilke sider som er til nytte',
      time: 'Uten tidsgrense: det gjelder ingen person',
    },
  },
  browserTitle: 'I nettleseren din',
  browserText:
    'Ingen informasjonskapsler her sporer deg, og ingen andre selskaper setter noen. Derfor ber ingen boks deg om å godta dem. Det som lagres, følger av det du velger og gjør:',
  cookie: 'informasjonskapsel',
  storage: 'lokal lagring',
  session: 'øktlagring',
  things: {
    language: 'Språket du valgte, i ett år. Sendes til oss med hver side, slik at den kommer på riktig språk.',
    theme: 'Mørkt eller lyst. Sendes aldri til oss.',
    notice: 'Hvilken melding du har lukket. Sendes aldri til oss.',
    session:
      'At du er logget inn, til du logger ut: senest {idle} etter siste besøk og {most} etter innloggingen; for administratorer {adminIdle} og {adminMost}. Sendes til oss med hver side.',
    signedIn:
      'Et ja eller nei: om noen er logget inn her, slik at de åpne sidene kan vise veien tilbake til medlemssidene. Den opphører med innloggingen og sier ingenting om deg. Sendes til oss med hver side.',
    secondStep:
      'At passordet var riktig, i noen minutter, til du har vist den ekstra faktoren. Sendes til oss med hver side.',
    device:
      'At du har logget inn fra denne nettleseren før, i ett år: slik at andres feil passord ikke kan stenge deg ute. Den røper ikke for noen hvem du er. Sendes til oss med hver side.',
    recent:
      'Medlemssidene du har åpnet i denne fanen, så søket kan foreslå dem, til fanen lukkes eller du logger ut. Sendes aldri til oss.',
    draft:
      'Det du har skrevet på en medlemsside og ikke sendt, til det sendes eller fanen lukkes. En melding til teamet vårt, og det administratorer skriver, lagres også hos oss, til det er sendt eller lagret.',
    shortcuts: 'At du har slått av hurtigtastene i administrasjonen. Sendes aldri til oss.',
  },
  clicksTitle: 'Talte klikk og sider',
  clicksText:
    'Vi teller hvor mange ganger om dagen enkelte lenker og knapper brukes og hver offentlige side åpnes, og lagrer bare antallet: ikke hvem, hvorfra eller når på døgnet. Hvis nettleseren din ber om at du ikke spores (Do Not Track eller Global Privacy Control), telles ikke klikkene og sidene dine i det hele tatt.',
  processorsTitle: 'Hvem andre som behandler opplysningene',
  processorsText: 'Selskaper som er våre databehandlere, med avtale etter art. 28:',
  processors: {
    hosting: 'Selskapet som drifter serveren',
    database: 'Selskapet som drifter databasen',
    files: 'Selskapet som lagrer bilder og dokumenter',
    mail: 'Selskapet som leverer e-posten vår',
    letter: '{provider}, i USA, som sender Strategy Signals til bekreftede adresser',
    content: 'Selskapet som lagrer nettstedets tekster; det får ingen opplysninger om medlemmer',
  },
  notSold: 'Vi selger ingenting, og gir ikke noe videre til andre med mindre loven krever det.',
  rightsTitle: 'Rettighetene dine',
  rightsText: 'Du kan når som helst, uten kostnad:',
  rights: {
    see: 'få se hva vi har om deg (art. {article})',
    correct: 'få det rettet (art. {article})',
    delete: 'få det slettet (art. {article})',
    restrict: 'få bruken begrenset (art. {article})',
    take: 'få det utlevert i en form som kan flyttes (art. {article})',
    object: 'protestere mot bruk som hviler på vår interesse (art. {article})',
    withdraw: 'trekke et samtykke; det som allerede er gjort, forblir lovlig (art. {article})',
  },
  rightsCopy:
    'Bruk dem selv: med en konto på <account>Opplysningene dine</account>, uten en på <copy>Hva har dere om meg?</copy>. Der får du en kopi, forteller hva som er feil, protesterer, begrenser eller sletter.',
  rightsHow:
    'Du kan også skrive til <mail>{email}</mail>, gjerne fra adressen det gjelder. Du får svar innen en måned. Nyhetsbrevet avslutter du selv, med ett klikk i et hvilket som helst nummer.',
  authoritiesTitle: 'Hvis vi er uenige',
  authoritiesText: 'Du kan klage til myndigheten der du bor eller arbeider:',
  countries: { sweden: 'Sverige', norway: 'Norge', finland: 'Finland' },
  authorities: {
    sweden: 'Integritetsskyddsmyndigheten (IMY)',
    norway: 'Datatilsynet',
    finland: 'Dataombudsmannens byrå',
  },
  securityTitle: 'Meld fra om et sikkerhetsproblem',
  securityText:
    'Skriv til {email} hva du har funnet, og hvordan det kan ses. Ikke les eller endre det som tilhører andre, og gi oss tid til å rette det før du forteller det til andre. Vi svarer innen {hours} timer.',
  updated: 'Sist endret {date}.',
}
