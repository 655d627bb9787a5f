import type { Note } from '../model'

/** Shown while the content service has no notes. Not in the model, which is bundled for browsers. */
export const sampleNotes: Note[] = [
  {
    id: 'sample-care-moves-home',
    slug: 'care-moves-home',
    date: '2025-06-17',
    readTime: 2,
    figure: 'who-pays',
    marginNotes: [
      {
        en: 'Staff, rooms and overhead are fixed until a ward is closed or reused. Ask finance for the date, not the amount.',
        sv: 'Personal, lokaler och gemensamma kostnader ligger fast tills en avdelning stängs eller används till annat. Fråga ekonomi efter datumet, inte beloppet.',
        no: 'Bemanning, lokaler og felleskostnader ligger fast til en sengepost stenges eller får en annen bruk. Spør økonomi om datoen, ikke beløpet.',
      },
      {
        en: 'From 1 January 2023. The City of Helsinki organises its own services; specialist care there lies with HUS.',
        sv: 'Från den 1 januari 2023. Helsingfors stad ordnar sina egna tjänster; den specialiserade vården där ligger hos HUS.',
        no: 'Fra 1. januar 2023. Helsingfors by har ansvaret for egne tjenester; spesialisthelsetjenesten der ligger hos HUS.',
      },
    ],
    pullQuote: {
      en: 'An empty bed saves little by itself.',
      sv: 'En tom vårdplats sparar inte mycket i sig.',
      no: 'En tom seng sparer lite alene.',
    },
    category: { en: 'Care at home', sv: 'Vård i hemmet', no: 'Hjemmesykehus' },
    title: {
      en: 'Care moves home. The budget stays where it was',
      sv: 'Vården flyttar hem. Budgeten stannar kvar',
      no: 'Behandlingen flytter hjem. Budsjettet blir igjen',
    },
    summary: {
      en: 'Hospital care at home is discussed as a clinical question. What decides it is who pays when the bed is empty, and that differs in each Nordic country.',
      sv: 'Sjukhusvård i hemmet diskuteras som en medicinsk fråga. Det som avgör är vem som betalar när sängen står tom, och det skiljer sig mellan de nordiska länderna.',
      no: 'Hjemmesykehus diskuteres som et faglig spørsmål. Det som avgjør, er hvem som betaler når sengen står tom, og det er forskjellig i de nordiske landene.',
    },
    body: {
      en: [
        'Few clinicians still argue about whether a stable patient with an infusion and a monitor can be at home. They argue about the night: who answers, who drives out, and whose patient it is at four in the morning. Those are questions of organisation, and behind each of them is a question of money.',
        'An empty bed saves little by itself. The ward keeps its rota, its rooms and its share of the overhead until somebody decides to close or reuse them.[1] The visit at home, meanwhile, is a new cost from the first day. A plan that counts the saving at once and the cost later will look good in the spring and be stopped in the autumn.',
        'The border between payers is drawn differently in each country. In Sweden the regions run the hospitals, and the municipalities much of the care that older people get at home. In Norway hospitals belong to state-owned health trusts, and nursing at home to the municipalities. In Finland the wellbeing services counties have held both since 2023,[2] which removes one border and leaves the habit of it.',
        'So the same service needs a different first conversation. In Gothenburg or Bergen it is with two organisations, about what the second is paid for work that used to be done by the first. In a Finnish county it is with one, about which of its own budgets will carry the change while the other is let down slowly.',
        'A useful test for anyone who sells or buys such a service: name the manager whose budget falls when it works, and ask what they get instead. If no one can answer, it is a pilot, however long it has been running.',
      ],
      sv: [
        'Få kliniker ifrågasätter längre att en stabil patient med infusion och övervakning kan vara hemma. Det de diskuterar är natten: vem som svarar, vem som åker ut och vems patienten är klockan fyra på morgonen. Det är organisatoriska frågor, och bakom var och en av dem ligger en fråga om pengar.',
        'En tom vårdplats sparar inte mycket i sig. Avdelningen har kvar sitt schema, sina lokaler och sin del av de gemensamma kostnaderna tills någon beslutar att stänga eller använda dem till något annat.[1] Hembesöket däremot är en ny kostnad från första dagen. En kalkyl som räknar hem besparingen direkt och kostnaden senare ser bra ut på våren och stoppas på hösten.',
        'Gränsen mellan huvudmännen går olika i varje land. I Sverige driver regionerna sjukhusen och kommunerna en stor del av den vård som äldre får hemma. I Norge ligger sjukhusen i statligt ägda helseforetak och hemsjukvården hos kommunerna. I Finland har välfärdsområdena sedan 2023 ansvar för båda,[2] vilket tar bort en gräns men inte vanan vid den.',
        'Därför kräver samma tjänst olika första samtal. I Göteborg eller Bergen är det med två organisationer, om vad den andra ska få betalt för det som den första tidigare gjorde. I ett finländskt välfärdsområde är det med en enda, om vilken av de egna budgetarna som ska bära omställningen medan den andra trappas ner.',
        'Ett bra prov för den som säljer eller köper en sådan tjänst: säg vilken chefs budget som minskar när den fungerar, och fråga vad den chefen får i stället. Om ingen kan svara är det en pilot, hur länge den än har pågått.',
      ],
      no: [
        'Få klinikere er lenger uenige om at en stabil pasient med infusjon og overvåking kan være hjemme. Det de diskuterer, er natten: hvem som svarer, hvem som rykker ut, og hvem som har pasienten klokken fire om morgenen. Det er spørsmål om organisering, og bak hvert av dem ligger et spørsmål om penger.',
        'En tom seng sparer lite alene. Sengeposten har fortsatt turnusen, lokalene og sin del av felleskostnadene til noen bestemmer seg for å stenge eller bruke dem til noe annet.[1] Hjemmebesøket er derimot en ny kostnad fra første dag. En plan som tar gevinsten med en gang og kostnaden senere, ser bra ut om våren og blir stoppet om høsten.',
        'Grensen mellom dem som betaler, går forskjellig i hvert land. I Sverige driver regionene sykehusene, og kommunene mye av den omsorgen eldre får hjemme. I Norge hører sykehusene til statlig eide helseforetak og hjemmesykepleien til kommunene. I Finland har velferdsområdene hatt ansvaret for begge siden 2023.[2] Det fjerner én grense, men ikke vanen med den.',
        'Derfor trenger den samme tjenesten ulike første samtaler. I Göteborg eller Bergen er det med to organisasjoner, om hva den andre skal ha betalt for det den første gjorde før. I et finsk velferdsområde er det med én, om hvilket av egne budsjetter som skal bære omstillingen mens det andre trappes ned.',
        'En nyttig prøve for den som selger eller kjøper en slik tjeneste: si hvilken leders budsjett som går ned når den virker, og spør hva den lederen får i stedet. Kan ingen svare, er det en pilot, uansett hvor lenge den har vart.',
      ],
    },
  },
  {
    id: 'sample-before-the-tender',
    slug: 'before-the-tender',
    date: '2025-05-20',
    readTime: 2,
    figure: 'still-open',
    marginNotes: [
      {
        en: 'Directive 2014/24/EU, articles 40 and 41. Norway follows it through the EEA agreement.',
        sv: 'Direktiv 2014/24/EU, artiklarna 40 och 41. Norge följer det genom EES-avtalet.',
        no: 'Direktiv 2014/24/EU, artikkel 40 og 41. Norge følger det gjennom EØS-avtalen.',
      },
    ],
    pullQuote: {
      en: 'The safe way is to repeat the last specification, which describes the last product.',
      sv: 'Det säkra är att upprepa den förra kravspecifikationen, som beskriver den förra produkten.',
      no: 'Det trygge er å gjenta den forrige kravspesifikasjonen, som beskriver det forrige produktet.',
    },
    category: { en: 'Procurement', sv: 'Upphandling', no: 'Anskaffelser' },
    title: {
      en: 'The tender is decided before it is published',
      sv: 'Upphandlingen avgörs innan den annonseras',
      no: 'Anskaffelsen avgjøres før den kunngjøres',
    },
    summary: {
      en: 'Not by favour, but by how the need is described. The dialogue before a procurement is open to everyone and used by few, on both sides of the table.',
      sv: 'Inte genom gynnande, utan genom hur behovet beskrivs. Dialogen före en upphandling är öppen för alla och används av få, på båda sidor av bordet.',
      no: 'Ikke gjennom forskjellsbehandling, men gjennom hvordan behovet beskrives. Dialogen før en anskaffelse er åpen for alle og brukes av få, på begge sider av bordet.',
    },
    body: {
      en: [
        'When a supplier loses a Nordic tender, the explanation is often sought in the price. Read the documents again and it is usually found in the description of the need: what was counted as quality, what was merely required, and what was never mentioned, because nobody had told the buyer that it could be had.',
        'The law leaves room for telling them. European procurement rules allow a buyer to consult the market before the procedure begins, as long as everyone is treated alike and the result is shared.[1] In Sweden this is often a request for information or a draft sent out for comments, in Norway a dialogue conference or talks one by one, in Finland a market survey. None of it is an exception or a favour.',
        'Buyers use it less than they could. Time is short, and the fear of a complaint is long. The safe way is to repeat the last specification, which describes the last product. A hospital that wants fewer returns to theatre then asks for an instrument with certain measures, and gets it.',
        'Suppliers for their part arrive with a presentation of what they sell. The buyer at that stage has another question: how to describe what matters so that it can be compared, checked during the contract and defended in court. Whoever brings two or three criteria that a competitor could also meet is listened to, precisely because a competitor could meet them.',
        'One habit separates those who do this well. They read the buyer’s plans and budget decisions a year ahead, ask one precise question early, and write down what they would measure if they were the ones who had to live with the answer.',
      ],
      sv: [
        'När en leverantör förlorar en nordisk upphandling söks förklaringen ofta i priset. Läser man underlaget en gång till finns den oftast i behovsbeskrivningen: vad som räknades som kvalitet, vad som bara var obligatoriska krav och vad som aldrig nämndes, eftersom ingen hade berättat för beställaren att det fanns.',
        'Lagen lämnar utrymme för att berätta det. De europeiska upphandlingsreglerna tillåter en beställare att samråda med marknaden innan förfarandet inleds, så länge alla behandlas lika och resultatet delas.[1] I Sverige sker det ofta genom en RFI eller en extern remiss, i Norge genom en dialogkonferens eller enskilda möten, i Finland genom en marknadskartläggning. Inget av det är ett undantag eller en tjänst.',
        'Beställare använder möjligheten mindre än de kunde. Tiden är kort och oron för en överprövning stor. Det säkra är att upprepa den förra kravspecifikationen, som beskriver den förra produkten. Ett sjukhus som vill ha färre omoperationer frågar då efter ett instrument med vissa mått, och får det.',
        'Leverantörerna kommer å sin sida med en presentation av det de säljer. Beställaren har i det skedet en annan fråga: hur det viktiga ska beskrivas så att det går att jämföra, följa upp under avtalstiden och försvara i domstol. Den som har med sig två eller tre kriterier som även en konkurrent kan uppfylla blir lyssnad på, just därför att en konkurrent kan uppfylla dem.',
        'En vana skiljer ut dem som gör detta väl. De läser beställarens planer och budgetbeslut ett år i förväg, ställer en enda precis fråga tidigt och skriver ner vad de själva skulle mäta om det var de som måste leva med svaret.',
      ],
      no: [
        'Når en leverandør taper en nordisk konkurranse, letes det ofte etter forklaringen i prisen. Leser man dokumentene en gang til, står den som regel i behovsbeskrivelsen: hva som telte som kvalitet, hva som bare var et absolutt krav, og hva som aldri ble nevnt, fordi ingen hadde fortalt oppdragsgiveren at det fantes.',
        'Regelverket gir rom for å fortelle det. De europeiske anskaffelsesreglene lar en oppdragsgiver rådføre seg med markedet før konkurransen starter, så lenge alle behandles likt og resultatet deles.[1] I Sverige skjer det ofte som en RFI eller en høring av utkastet, i Norge som en dialogkonferanse eller én-til-én-møter, i Finland som en markedskartlegging. Ingenting av dette er et unntak eller en tjeneste.',
        'Oppdragsgivere bruker muligheten mindre enn de kunne. Tiden er knapp, og frykten for en klage er stor. Det trygge er å gjenta den forrige kravspesifikasjonen, som beskriver det forrige produktet. Et sykehus som ønsker færre reoperasjoner, spør da etter et instrument med bestemte mål, og får det.',
        'Leverandørene kommer på sin side med en presentasjon av det de selger. Oppdragsgiveren har et annet spørsmål på det tidspunktet: hvordan det viktige skal beskrives slik at det kan sammenlignes, følges opp i avtaleperioden og forsvares i retten. Den som har med seg to eller tre kriterier som også en konkurrent kan oppfylle, blir lyttet til, nettopp fordi en konkurrent kan oppfylle dem.',
        'Én vane skiller dem som gjør dette godt. De leser oppdragsgiverens planer og budsjettvedtak et år i forveien, stiller ett presist spørsmål tidlig og skriver ned hva de selv ville målt hvis det var de som måtte leve med svaret.',
      ],
    },
  },
  {
    id: 'sample-after-the-pilot',
    slug: 'after-the-pilot',
    date: '2025-03-11',
    readTime: 2,
    figure: 'second-job',
    marginNotes: [],
    pullQuote: {
      en: 'Health care adds willingly and removes reluctantly.',
      sv: 'Vården lägger gärna till och tar ogärna bort.',
      no: 'Helsetjenesten legger gjerne til og tar nødig bort.',
    },
    category: { en: 'Adoption', sv: 'Införande', no: 'Innføring' },
    title: {
      en: 'A good pilot answers the wrong question',
      sv: 'En bra pilot svarar på fel fråga',
      no: 'En god pilot svarer på feil spørsmål',
    },
    summary: {
      en: 'Pilots show that something works with the people who wanted it. A hospital has to know whether it works with the others, on a Tuesday, without the project manager.',
      sv: 'En pilot visar att något fungerar med dem som ville ha det. Ett sjukhus måste veta om det fungerar med de andra, en vanlig tisdag, utan projektledaren.',
      no: 'En pilot viser at noe virker med dem som ønsket det. Et sykehus må vite om det virker med de andre, på en vanlig tirsdag, uten prosjektlederen.',
    },
    body: {
      en: [
        'The pilot ends well. The report is positive, the staff who took part would like to continue, and a year later nothing is left. When that happens, it is seldom because someone resisted. It is because the pilot answered whether the thing works, and nobody had been asked to answer who would run it.',
        'A pilot has what ordinary operations lack: a project manager, volunteers, a supplier who comes when called and a budget that is not compared with anything. Each of these is a reason why it worked and a reason why the result can’t be carried over. An honest report lists them and says what each would cost in everyday work.',
        'Three decisions are better taken before the start than after the end. Which line manager will own it. Which present routine ends on the day the new one begins. And what result would make us stop, said in a sentence that everyone signs while they still hope for the opposite.',
        'The second of these is the hardest. Health care adds willingly and removes reluctantly, because each routine was once the answer to something that went wrong. But a nurse who documents in two systems has not been given a tool. It is a second job, and the newer one is dropped first.',
        'For suppliers the consequence is practical. Ask for a smaller pilot with a named owner on the line rather than a larger one with an innovation unit. Offer to leave the room for the last month. What still runs then is the only result that another hospital can use.',
      ],
      sv: [
        'Piloten slutar väl. Rapporten är positiv, de medarbetare som deltog vill fortsätta, och ett år senare finns ingenting kvar. När det blir så beror det sällan på motstånd. Det beror på att piloten svarade på om lösningen fungerar, medan ingen hade fått i uppdrag att svara på vem som ska förvalta den.',
        'En pilot har det som vardagen saknar: en projektledare, frivilliga, en leverantör som kommer när man ringer och en budget som inte jämförs med något annat. Vart och ett är ett skäl till att det gick bra och ett skäl till att resultatet inte går att flytta. En ärlig rapport räknar upp dem och säger vad de skulle kosta i ordinarie drift.',
        'Tre beslut fattas bättre före starten än efter slutet. Vilken linjechef som ska äga lösningen. Vilken av dagens rutiner som upphör samma dag som den nya börjar. Och vilket resultat som skulle få oss att avbryta, formulerat i en mening som alla skriver under medan de fortfarande hoppas på motsatsen.',
        'Det andra är svårast. Vården lägger gärna till och tar ogärna bort, eftersom varje rutin en gång var svaret på något som gick fel. Men en sjuksköterska som dokumenterar i två system har inte fått ett verktyg. Det är ett extra jobb, och det nyaste släpps först.',
        'För leverantörer är slutsatsen praktisk. Be om en mindre pilot med en namngiven ägare i linjen hellre än en större med en innovationsenhet. Erbjud er att lämna rummet den sista månaden. Det som fortfarande fungerar då är det enda resultat som ett annat sjukhus har nytta av.',
      ],
      no: [
        'Piloten ender godt. Rapporten er positiv, de ansatte som var med, vil gjerne fortsette, og et år senere er det ingenting igjen. Når det går slik, skyldes det sjelden motstand. Det skyldes at piloten svarte på om løsningen virker, mens ingen hadde fått i oppgave å svare på hvem som skal drifte den.',
        'En pilot har det hverdagen mangler: en prosjektleder, frivillige, en leverandør som kommer når man ringer, og et budsjett som ikke sammenlignes med noe annet. Hver av delene er en grunn til at det gikk bra, og en grunn til at resultatet ikke lar seg flytte. En ærlig rapport lister dem opp og sier hva de ville kostet i ordinær drift.',
        'Tre beslutninger tas bedre før start enn etter slutt. Hvilken linjeleder som skal eie løsningen. Hvilken av dagens rutiner som opphører den dagen den nye begynner. Og hvilket resultat som ville fått oss til å stoppe, sagt i én setning som alle skriver under på mens de fortsatt håper på det motsatte.',
        'Den andre er vanskeligst. Helsetjenesten legger gjerne til og tar nødig bort, fordi hver rutine en gang var svaret på noe som gikk galt. Men en sykepleier som dokumenterer i to systemer, har ikke fått et verktøy. Det er en ekstra jobb, og den nyeste slippes først.',
        'For leverandører er konsekvensen praktisk. Be om en mindre pilot med en navngitt eier i linjen heller enn en større med en innovasjonsenhet. Tilby dere å forlate rommet den siste måneden. Det som fortsatt går da, er det eneste resultatet et annet sykehus har nytte av.',
      ],
    },
  },
]
