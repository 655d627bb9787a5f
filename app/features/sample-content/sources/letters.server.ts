import type { LocalizedText } from '~/features/content/model'
import { sampleBrief } from '~/features/content/sources/sample-brief'

type SampleItem = { heading: LocalizedText; text?: LocalizedText; plan?: LocalizedText }
type SampleLetter = { title: LocalizedText; items: SampleItem[]; question: LocalizedText }

const inAll = (en: string, sv: string, no: string): LocalizedText => ({ en, sv, no })

/** Every letter says that it is a sample: the tenders, hospitals and pilots in it do not exist. */
const marked = (opening?: LocalizedText | null): LocalizedText => {
  const join = (mark: string, text: string | undefined) => [mark, text].filter(Boolean).join(' ')
  return {
    en: join('A sample letter: its cases are composites.', opening?.en),
    sv: join('Ett exempelbrev: fallen är sammansatta av flera.', opening?.sv),
    no: join('Et eksempelbrev: sakene er satt sammen av flere.', opening?.no),
  }
}

const past: SampleLetter[] = [
  {
    title: inAll('A night nurse', 'En nattsköterska', 'En nattsykepleier'),
    items: [
      {
        heading: inAll(
          'Home monitoring is bought without a night rota',
          'Distansmonitorering köps in utan nattschema',
          'Hjemmeoppfølging kjøpes inn uten nattevakt',
        ),
        text: inAll(
          'The tender asks for alarms round the clock and pays for daytime staff.',
          'Upphandlingen kräver larm dygnet runt och betalar för personal på dagen.',
          'Anskaffelsen krever alarmer hele døgnet og betaler for personell på dagtid.',
        ),
        plan: inAll(
          'ask who answers at four in the morning before you quote.',
          'fråga vem som svarar klockan fyra på morgonen innan du lämnar offert.',
          'spør hvem som svarer klokken fire om natten, før du gir tilbud.',
        ),
      },
      // Only in English, to show how that looks.
      { heading: { en: 'One ward keeps its beds open, just in case' } },
    ],
    question: inAll(
      'Who is awake when the alarm goes off?',
      'Vem är vaken när larmet går?',
      'Hvem er våken når alarmen går?',
    ),
  },
  {
    title: inAll('Nobody calls it off', 'Ingen avblåser', 'Ingen avlyser'),
    items: [
      {
        heading: inAll(
          'A project enters its third extension',
          'Ett projekt förlängs för tredje gången',
          'Et prosjekt forlenges for tredje gang',
        ),
        text: inAll(
          'The steering group meets, the figures are discussed, and no one has the mandate to stop. The supplier is glad and should not be: a fourth year at pilot prices is a discount that nobody decided to give.',
          'Styrgruppen möts, siffrorna diskuteras och ingen har mandat att avsluta. Leverantören är nöjd men borde inte vara det: ett fjärde år till pilotpris är en rabatt som ingen har beslutat om.',
          'Styringsgruppen møtes, tallene diskuteres, og ingen har mandat til å stoppe. Leverandøren er fornøyd, men burde ikke være det: et fjerde år til pilotpris er en rabatt ingen har besluttet.',
        ),
        plan: inAll(
          'write the stopping rule into the agreement while everyone still hopes.',
          'skriv in i avtalet när det ska avbrytas, medan alla fortfarande hoppas.',
          'skriv inn i avtalen når det skal stoppes, mens alle fortsatt håper.',
        ),
      },
      {
        heading: inAll(
          'A board asks for the list of pilots, and there is none',
          'En styrelse ber om listan över piloter, och det finns ingen',
          'Et styre ber om listen over piloter, og den finnes ikke',
        ),
        text: inAll(
          'Eleven were found by asking the clinics, four of them for the same purpose.',
          'Elva hittades när klinikerna tillfrågades, fyra av dem med samma syfte.',
          'Elleve ble funnet ved å spørre klinikkene, fire av dem med samme formål.',
        ),
      },
    ],
    question: inAll(
      'What result would make us stop, and who says so?',
      'Vilket resultat skulle få oss att sluta, och vem säger det?',
      'Hvilket resultat ville fått oss til å stoppe, og hvem sier det?',
    ),
  },
  {
    title: inAll('Evidence in Oslo', 'Evidens i Oslo', 'Evidens i Oslo'),
    items: [
      {
        heading: inAll(
          'A trust accepts Swedish data, with two conditions',
          'Ett helseforetak godtar svenska data, på två villkor',
          'Et helseforetak godtar svenske data, på to vilkår',
        ),
        plan: inAll(
          'show the same measure for a comparable hospital, and name it.',
          'visa samma mått för ett jämförbart sjukhus, och nämn vilket.',
          'vis samme mål for et sammenlignbart sykehus, og si hvilket.',
        ),
      },
    ],
    question: inAll(
      'Which hospital would they believe?',
      'Vilket sjukhus skulle de tro på?',
      'Hvilket sykehus ville de trodd på?',
    ),
  },
  {
    title: inAll('The pilot stayed', 'Piloten blev kvar', 'Piloten ble værende'),
    items: [
      {
        heading: inAll(
          'A smaller pilot outlives a larger one',
          'En mindre pilot överlever en större',
          'En mindre pilot overlever en større',
        ),
        text: inAll(
          'The large one had an innovation unit. The small one had a head nurse who removed an old form on the first day.',
          'Den stora hade en innovationsenhet. Den lilla hade en vårdenhetschef som tog bort en gammal blankett redan första dagen.',
          'Den store hadde en innovasjonsenhet. Den lille hadde en avdelingssykepleier som fjernet et gammelt skjema den første dagen.',
        ),
        plan: inAll(
          'agree on what ends before you agree on what begins.',
          'kom överens om vad som upphör innan ni kommer överens om vad som börjar.',
          'bli enige om hva som slutter, før dere blir enige om hva som begynner.',
        ),
      },
      {
        heading: inAll('Two systems, one nurse', 'Två system, en sjuksköterska', 'To systemer, én sykepleier'),
      },
    ],
    question: inAll(
      'Which form goes on the day the new one comes?',
      'Vilken blankett försvinner den dag den nya kommer?',
      'Hvilket skjema forsvinner den dagen det nye kommer?',
    ),
  },
  {
    title: inAll('The budget, early', 'Budgeten, i tid', 'Budsjettet, i tide'),
    items: [
      {
        heading: inAll(
          'Next year is decided before the summer',
          'Nästa år avgörs före sommaren',
          'Neste år avgjøres før sommeren',
        ),
        text: inAll(
          'Most regions close their planning in June. What arrives in September is compared with what has already been promised.',
          'De flesta regioner stänger sin planering i juni. Det som kommer i september jämförs med det som redan är lovat.',
          'De fleste regioner avslutter planleggingen i juni. Det som kommer i september, sammenlignes med det som alt er lovet.',
        ),
        plan: inAll(
          'one page in April is worth more than ten in October.',
          'en sida i april är värd mer än tio i oktober.',
          'én side i april er verdt mer enn ti i oktober.',
        ),
      },
    ],
    question: inAll(
      'Whose plan would this have to be in, and by which date?',
      'I vems plan måste det här stå, och vilket datum senast?',
      'I hvem sin plan må dette stå, og innen hvilken dato?',
    ),
  },
  {
    title: inAll('At the border', 'Vid gränsen', 'Ved grensen'),
    items: [
      {
        heading: inAll(
          'A patient moves, the record does not',
          'En patient flyttar, journalen gör det inte',
          'En pasient flytter, journalen gjør det ikke',
        ),
      },
      {
        heading: inAll(
          'Finland asks for one login',
          'Finland vill ha en enda inloggning',
          'Finland vil ha én pålogging',
        ),
      },
    ],
    question: inAll(
      'Which part of this may cross the border?',
      'Vilken del av det här får korsa gränsen?',
      'Hvilken del av dette får krysse grensen?',
    ),
  },
]

/** The letters of this week and of the weeks before it, as fields of briefs. */
export function sampleLetters(now: Date) {
  const monday = now.getTime() - ((now.getUTCDay() + 6) % 7) * 86_400_000
  const weekStart = (weeksAgo: number) => new Date(monday - weeksAgo * 7 * 86_400_000).toISOString().slice(0, 10)
  const { title, opening, items, question } = sampleBrief
  return [
    { weekStart: weekStart(0), title, opening: marked(opening), items, question },
    ...past.map((letter, index) => ({ weekStart: weekStart(index + 1), ...letter, opening: marked() })),
  ]
}
