import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Personuppgifter',
  title: 'Integritet',
  lead: 'Vad webbplatsen sparar om dig, varför, hur länge och vad du kan göra åt det.',
  whoTitle: 'Vem som ansvarar',
  whoText: '{product} är personuppgiftsansvarig. Skriv till {email} eller ring {phone}.',
  recordsTitle: 'Vad vi sparar',
  columns: {
    occasion: 'När',
    stored: 'Vad som sparas',
    why: 'Varför',
    basis: 'Rättslig grund (GDPR)',
    time: 'Hur länge',
  },
  bases: {
    request: 'Du har bett om det, inför eller enligt ett avtal: <art>art. 6.1 b</art>',
    consent: 'Ditt samtycke: <art>art. 6.1 a</art>',
    interest: 'Vårt intresse av en tjänst som fungerar och inte missbrukas: <art>art. 6.1 f</art>',
    duty: 'Lagen kräver det av oss: <art>art. 6.1 c</art>',
    none: 'Behövs inte: inga personuppgifter',
  },
  months: '{count, plural, one {#\u00a0månad} other {#\u00a0månader}}',
  hours: '{count, plural, one {#\u00a0timme} other {#\u00a0timmar}}',
  days: '{count, plural, one {#\u00a0dag} other {#\u00a0dagar}}',
  records: {
    contact: {
      occasion: 'Du skriver till oss',
      stored: 'Namn, organisation, e-postadress, vad det gäller, meddelande, språk, tid och våra svar',
      why: 'För att svara dig inom {hours} timmar',
      time: '{requests}',
    },
    access: {
      occasion: 'Du ber att få gå med',
      stored:
        'Namn, e-postadress, organisation, roll, anledning, språk och tid, och det du har rättat eller skickat igen; när vi öppnade den och skrev till dig, våra anteckningar, vårt beslut och vad som följer av det; länkarna till dess status, som kontrollsummor',
      why: 'För att besluta och meddela dig inom {from}–{to} arbetsdagar',
      time: '{requests}; en länk {statusLinks} efter beslutet. Drar du tillbaka förfrågan tas allt du skrev och våra anteckningar om den bort direkt; kvar blir att den har funnits, och loggen över vad administratörer har gjort',
    },
    circles: {
      occasion: 'Du ber om en plats i en cirkel',
      stored:
        'Namn, e-postadress och varför du vill vara med; organisation, roll, land, träff och intressen om du uppger dem; orden du samtyckte till, språk, tid och våra svar',
      why: 'För att sätta samman en träff och bjuda in dig',
      time: '{requests}, eller tills du återkallar ditt samtycke',
    },
    newsletter: {
      occasion: 'Du anmäler dig till Strategy Signals',
      stored: 'E-postadress, språk, orden du samtyckte till och när du anmälde dig, bekräftade och avslutade',
      why: 'För att skicka brevet, och för att kunna visa att du har bett om det',
      time: 'Obekräftat: {unconfirmed}. Bekräftat: tills du avslutar, och {unsubscribed} därefter',
    },
    account: {
      occasion: 'Du har ett konto, eller ska bjudas in till ett',
      stored:
        'E-post och tidigare adresser, namn, lösenord i kodad form, dina passnycklar (offentlig del, namn, senaste användning), den krypterade nyckeln till din autentiserings\u00adapp och återställnings\u00adkoder i kodad form, vem du är i din organisations inloggning om du använder den, språk, roll och nivå, när du senast loggade in och när vi frågade om du fortfarande behöver kontot, organisationen du tillhör med våra anteckningar om den, var du är inloggad och när du senast visade att det är du, dina svar på inbjudningar med din plats på väntelistor och platser du har erbjudits och om andra gäster ser ditt namn, den krypterade adressen till din privata kalender och vad den visar, vilka mejl om träffar vi har skickat dig och om du vill få veta om nya, vad du har laddat ner, vem som har bjudit in eller föreslagit dig och vem du har föreslagit, hur du vill arbeta här: startsida, sammandrag, sparade listor, första steg',
      why: 'För att du ska kunna logga in och se det som är ditt',
      time: 'Så länge kontot finns; ett konto som ingen loggar in på under {inactive} avslutas {inactiveEnded} efter att vi har frågat dig, och frågat igen efter {inactiveAskedAgain}; vad du har laddat ner {downloads}, vilka mejl om träffar du har fått {guestMails}; en inbjudan {unconfirmed} efter att den har löpt ut; en lista över personer som ska bjudas in, och en kollega som en medlem har föreslagit, {unconfirmed}; en inloggning {idle} efter senaste besöket, som längst {most} (administratörer: {adminIdle}, {adminMost})',
    },
    directory: {
      occasion: 'Du beskriver dig för andra medlemmar, eller väljer att synas i deras katalog',
      stored:
        'Titel, land, vad du söker och vad du erbjuder, i den mån du fyller i det; ditt namn och din roll; vem som får se varje uppgift, orden du samtyckte till, språk, och när du ändrade det',
      why: 'För att de medlemmar du väljer ska kunna hitta dig; ingen ser en uppgift som du inte har valt att visa',
      time: 'Det du visar: tills du ändrar det eller lämnar katalogen, genast. Resten: så länge kontot finns',
    },
    consents: {
      occasion: 'Du samtycker till något, eller tar tillbaka det',
      stored:
        'Orden du samtyckte till, deras version och språk, när och hur; ditt konto eller din e-postadress; för katalogen vad du valde',
      why: 'För att kunna visa vad du samtyckt till, som lagen kräver, och visa det för dig',
      time: 'Så länge vi använder det du samtyckt till, och {unsubscribed} därefter. För katalogen och ditt namn bland gästerna: så länge kontot finns',
    },
    engagements: {
      occasion: 'Din organisation frågar om ett program, får en offert eller antar en',
      stored:
        'Vilket program du frågade om och vad du skrev till det; offerten med dess priser, vem som får anta den, vem som antog eller avböjde den, när och med vilka ord; vad som avtalades, till när, vem som slutförde och godkände det, med angivna skäl och filerna; vem vi presenterade din organisation för, med namn, roll och organisation, när, och om ni har träffats; timmarna som ett sjukhus gav, med vem som förde in dem',
      why: 'För att lämna offert på, avtala och genomföra det din organisation tar, och för att kunna visa vad som avtalades',
      time: 'Det som genomfördes: {engagements} efter att det avslutats, som bokföringen kräver. En offert som inte ledde till något, och det du frågade om: {offers}. Ett sjukhus timmar: så länge din organisations sida här finns. Om dina uppgifter raderas tas ditt namn och dina ord bort ur det. Om någon som vi har presenterat inte längre vill vara nämnd tar vi bort introduktionen när de ber om det',
    },
    dialogue: {
      occasion: 'Du skriver här med vårt team för din organisation',
      stored:
        'Vad du skriver och bifogar, ditt namn, vilka du nämner, tiden och hur långt du har läst; ett meddelande som du har påbörjat och inte skickat; vem hos oss som har hand om det och sedan när ett svar väntar; för ett svar per e-post en hash som visar att det redan är sparat',
      why: 'För att din organisation och vårt team ska ha en gemensam dialog; dina kollegor här och vårt team kan läsa den',
      time: 'En tråd {threads} efter det senaste meddelandet, eller så länge uppdraget som den handlar om finns; ett svars hash {inboundMails}; ett meddelande som inte skickats {drafts} efter den senaste ändringen. Om dina uppgifter raderas tas ditt namn, dina meddelanden och deras filer bort ur den',
    },
    interests: {
      occasion: 'Du anmäler intresse för nästa träff',
      stored: 'Att du har gjort det, och när',
      why: 'För att höra av oss när en träff är bestämd',
      time: '{interests}, eller så länge kontot finns om det avslutas tidigare',
    },
    rights: {
      occasion: 'Du använder dina rättigheter till dina uppgifter',
      stored:
        'Din adress, vilken rättighet, när, och i några dagar en krypterad kopia av dina uppgifter; efter en radering ett nummer som bara kan jämföras och inte leder till någon',
      why: 'För att göra det du bad om, och för att radera dig igen ur en säkerhetskopia som återställs',
      time: 'En kopia högst {copies}; en begränsning eller invändning så länge den gäller; numret för någon som raderats {erased}',
    },
    teamNotes: {
      occasion: 'Vi talar med dig eller din organisation',
      stored: 'Vad vårt team antecknar om det, vem som skrev det och när; andra medlemmar ser det aldrig',
      why: 'För att en kollega ska veta vad vi kom överens om',
      time: 'Så länge ditt konto eller din organisations sida här finns; utan konto {requests}',
    },
    editing: {
      occasion: 'Du redigerar webbplatsens innehåll',
      stored:
        'Din e-postadress vid varje version du har sparat, vid varje dokument och bild som du ändrade senast, och vid varje mejl om en träff som du skrev eller skickade; det du har skrivit men inte sparat',
      why: 'För att tidigare versioner ska kunna tas tillbaka och kollegor ska veta vem de kan fråga',
      time: 'En version: {revisions} efter att en nyare har ersatt den. Dokument, bilder och mejl om en träff: så länge de finns kvar. Osparad text: {drafts} efter senaste ändringen',
    },
    log: {
      occasion:
        'En administratör hanterar din förfrågan eller ditt konto eller öppnar sidan om dig, eller du är själv administratör',
      stored: 'Vem som gjorde vad och när, med namn och e-postadress för den det gällde',
      why: 'För att det ska gå att ta reda på vem som beslutade vad',
      time: '{log}',
    },
    security: {
      occasion: 'Du loggar in, eller något händer med ditt konto eller dina uppgifter',
      stored:
        'Vad som hände och när, med numret på ditt konto och ditt nätverk, förkortat så att det inte leder till dig',
      why: 'För att missbruk av ett konto ska märkas',
      time: '{securityEvents}',
    },
    chat: {
      occasion: 'Du skriver i chatten',
      stored:
        'Det du skriver, språk och tid, utan ditt namn eller din adress, när chatten når vårt team. Annars ingenting',
      why: 'För att svara dig',
      time: '{requests}',
    },
    mails: {
      occasion: 'Vi skickar ett mejl till dig',
      stored: 'Mejlet, din adress och om det gick att leverera',
      why: 'För att inget mejl ska gå förlorat eller skickas två gånger',
      time: '{mails}',
    },
    limits: {
      occasion: 'Du skickar ett formulär eller öppnar länken till din förfrågan',
      stored:
        'Ditt nätverk (IP-adress) och, när du loggar in, e-postadressen du skrev, som kontrollsummor som bara vår server kan räkna ut; och hur många försök det blev',
      why: 'För att bromsa den som skickar formulär eller gissar lösenord i tusental',
      time: 'En timme eller mindre, högst {limits}',
    },
    clicks: {
      occasion: 'Du följer vissa länkar',
      stored: 'Hur många gånger länken följdes den dagen',
      why: 'För att se vilka sidor som är till nytta',
      time: 'Tills vidare: uppgiften gäller ingen person',
    },
    views: {
      occasion: 'Du öppnar en offentlig sida',
      stored: 'Hur många gånger sidan öppnades den dagen',
      why: 'För att se vilka sidor som är till nytta',
      time: 'Tills vidare: uppgiften gäller ingen person',
    },
  },
  browserTitle: 'I din webbläsare',
  browserText:
    'Inga kakor här spårar dig, och inga andra företag sätter några. Därför ber ingen ruta dig att godkänna kakor. Det som sparas beror på vad du väljer och gör:',
  cookie: 'kaka',
  storage: 'lokal lagring',
  session: 'sessionslagring',
  things: {
    language: 'Språket du valde, i ett år. Skickas till oss med varje sida, så att den kommer på rätt språk.',
    theme: 'Mörkt eller ljust. Skickas aldrig till oss.',
    notice: 'Vilket meddelande du har stängt. Skickas aldrig till oss.',
    session:
      'Att du är inloggad, tills du loggar ut: senast {idle} efter ditt senaste besök och {most} efter inloggningen; för administratörer {adminIdle} och {adminMost}. Skickas till oss med varje sida.',
    signedIn:
      'Ett ja eller nej: om någon är inloggad här, så att de öppna sidorna kan visa vägen tillbaka till medlemssidorna. Den upphör med inloggningen och säger inget om dig. Skickas till oss med varje sida.',
    secondStep:
      'Att lösenordet stämde, i några minuter, tills du har visat din andra faktor. Skickas till oss med varje sida.',
    device:
      'Att du har loggat in från den här webbläsaren förut, i ett år: så att andras felaktiga lösenord inte kan stänga dig ute. Den avslöjar inte för någon vem du är. Skickas till oss med varje sida.',
    recent:
      'De medlemssidor du har öppnat i den här fliken, så att sökningen kan föreslå dem, tills fliken stängs eller du loggar ut. Skickas aldrig till oss.',
    draft:
      'Det du skrivit på en medlemssida och inte skickat, tills det skickas eller fliken stängs. Ett meddelande till vårt team och det administratörer skriver lagras även hos oss, tills det har skickats eller sparats.',
    shortcuts: 'Att du har stängt av kortkommandon i administrationen. Skickas aldrig till oss.',
  },
  clicksTitle: 'Räknade klick och sidor',
  clicksText:
    'Vi räknar hur många gånger om dagen vissa länkar och knappar används och varje offentlig sida öppnas, och sparar bara antalet: inte vem, varifrån eller när på dygnet. Om din webbläsare ber att du inte ska spåras (Do Not Track eller Global Privacy Control) räknas dina klick och sidor inte alls.',
  processorsTitle: 'Vilka andra som hanterar uppgifterna',
  processorsText: 'Företag som är våra personuppgiftsbiträden, med avtal enligt art. 28:',
  processors: {
    hosting: 'Företaget som driver servern',
    database: 'Företaget som driver databasen',
    files: 'Företaget som lagrar bilder och dokument',
    mail: 'Företaget som levererar våra mejl',
    letter: '{provider}, i USA, som skickar Strategy Signals till bekräftade adresser',
    content: 'Företaget som lagrar webbplatsens texter; det får inga uppgifter om medlemmar',
  },
  notSold: 'Vi säljer ingenting, och lämnar inte ut något till någon annan om inte lagen kräver det.',
  rightsTitle: 'Dina rättigheter',
  rightsText: 'Du får när som helst, utan kostnad:',
  rights: {
    see: 'ta del av vad vi har om dig (art. {article})',
    correct: 'få det rättat (art. {article})',
    delete: 'få det raderat (art. {article})',
    restrict: 'få användningen begränsad (art. {article})',
    take: 'få ut det i en form som går att flytta (art. {article})',
    object: 'invända mot en användning som vilar på vårt intresse (art. {article})',
    withdraw: 'återkalla ett samtycke; det som redan har gjorts förblir lagligt (art. {article})',
  },
  rightsCopy:
    'Använd dem själv: med ett konto på <account>Dina uppgifter</account>, utan ett på <copy>Vad har ni om mig?</copy>. Där får du en kopia, berättar vad som är fel, invänder, begränsar eller raderar.',
  rightsHow:
    'Du kan också skriva till <mail>{email}</mail>, gärna från den adress det gäller. Du får svar inom en månad. Nyhetsbrevet avslutar du själv, med ett klick i vilket nummer som helst.',
  authoritiesTitle: 'Om vi inte är överens',
  authoritiesText: 'Du kan klaga hos myndigheten där du bor eller arbetar:',
  countries: { sweden: 'Sverige', norway: 'Norge', finland: 'Finland' },
  authorities: {
    sweden: 'Integritetsskyddsmyndigheten (IMY)',
    norway: 'Datatilsynet',
    finland: 'Dataombudsmannens byrå',
  },
  securityTitle: 'Rapportera ett säkerhetsproblem',
  securityText:
    'Skriv till {email} vad du har hittat och hur det kan ses. Läs eller ändra inte det som tillhör andra, och ge oss tid att rätta det innan du berättar för andra. Vi svarar inom {hours} timmar.',
  updated: 'Senast ändrad {date}.',
}
