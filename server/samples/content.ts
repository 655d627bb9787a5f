import type { documentType } from '~/db/schema/documents'
import type { Holidays } from '~/lib/holidays.server'
import { sampleLetters } from './letters'
import { sampleNoteWithFigure } from './notes'
import { sampleSessions } from './sessions'

type Fields = Record<string, unknown>
type Document = {
  type: (typeof documentType.enumValues)[number]
  published?: Fields
  publishedAt?: Date
  draft?: Fields
  changedAt?: Record<string, string>
}

const sample = (published: Fields, type: Document['type'], changedAt = {}): Document => ({ type, published, changedAt })

/** Published documents, and a draft. */
export const sampleDocuments = (now: Date, holidays: Holidays): Document[] => [
  ...sampleContent(now, holidays).map((document) => ({ ...document, publishedAt: now })),
  {
    type: 'note',
    draft: {
      slug: 'what-a-ward-can-stop-doing',
      date: day(now, 3),
      title: { en: 'What a ward can stop doing', sv: 'Vad en avdelning kan sluta göra' },
      summary: { en: 'A draft: visitors do not see it. Press Preview to see it on its page.' },
      body: { en: ['A draft may lack what a page needs. The form says what that is.'] },
    },
  },
]

/** A believable set in which nothing exists: every page says that the content is a sample. */
function sampleContent(now: Date, holidays: Holidays): Document[] {
  return [
    sample(
      {
        trustedByLine: {
          en: 'The people in the room run regions, hospitals and payers in three countries.',
          sv: 'De som sitter vid bordet leder regioner, sjukhus och finansiärer i tre länder.',
          no: 'De som sitter rundt bordet, leder helseforetak, sykehus og finansiører i tre land.',
        },
      },
      'site',
    ),
    ...sampleSessions(now, holidays).map((session) => sample(session, 'circleSession')),
    ...notes(now),
    ...sampleLetters(now).map((letter) => sample(letter, 'brief')),
    ...logos.map(({ file, name }) =>
      sample({ image: `/samples/${file}.svg`, alt: { en: name, sv: name, no: name } }, 'clientLogo'),
    ),
    ...testimonials.map((testimonial, index) => sample({ ...testimonial, rank: index + 1 }, 'testimonial')),
    sample(
      {
        market: { en: 'Sweden', sv: 'Sverige', no: 'Sverige' },
        context: {
          en: 'A supplier had a pilot that everyone praised and nobody bought.',
          sv: 'En leverantör hade en pilot som alla berömde och ingen köpte.',
          no: 'En leverandør hadde en pilot som alle roste og ingen kjøpte.',
        },
        move: {
          en: 'We brought the budget owner to the second meeting.',
          sv: 'Vi tog med den som äger budgeten till det andra mötet.',
          no: 'Vi tok med den som eier budsjettet, på det andre møtet.',
        },
        result: {
          en: 'A framework agreement instead of a third pilot.',
          sv: 'Ett ramavtal i stället för en tredje pilot.',
          no: 'En rammeavtale i stedet for en tredje pilot.',
        },
        rank: 1,
      },
      'microCase',
      // The English text changed after its translation, so that the translation is outdated.
      { 'result.en': now.toISOString() },
    ),
  ]
}

const logos = [
  { file: 'norrmark', name: 'Region Norrmark' },
  { file: 'fjellvik', name: 'Fjellvik sykehus' },
  { file: 'tuulisaari', name: 'Tuulisaari' },
  { file: 'aldera', name: 'Aldera Medtech' },
]

const testimonials = [
  {
    quote: {
      en: 'We came with a product question and left with a budget question. It saved us a year.',
      sv: 'Vi kom med en produktfråga och gick därifrån med en budgetfråga. Det sparade oss ett år.',
      no: 'Vi kom med et produktspørsmål og gikk derfra med et budsjettspørsmål. Det sparte oss et år.',
    },
    author: 'Kristin Fjell',
    role: { en: 'Managing director', sv: 'Vd', no: 'Administrerende direktør' },
    org: 'Aldera Medtech',
  },
  {
    quote: {
      en: 'The first table where a payer told us what they would not pay for.',
      sv: 'Det första bordet där en finansiär berättade vad den inte tänker betala för.',
      no: 'Det første bordet der en finansiør fortalte hva de ikke vil betale for.',
    },
    author: 'Johan Lagerqvist',
    role: { en: 'Chief medical officer', sv: 'Chefläkare', no: 'Fagdirektør' },
    org: 'Fjellvik sykehus',
  },
]

const notes = (now: Date) => [
  sample(sampleNoteWithFigure(day(now, -4)), 'note'),
  sample(
    {
      slug: 'one-question-before-the-budget',
      date: day(now, -11),
      readTime: 3,
      category: { en: 'Budgets', sv: 'Budget', no: 'Budsjett' },
      title: {
        en: 'One question before the budget',
        sv: 'En fråga före budgeten',
        no: 'Ett spørsmål før budsjettet',
      },
      summary: {
        en: 'A budget is decided twice: once in the room, and once by whoever has to carry it out.',
        sv: 'En budget beslutas två gånger: en gång i rummet, och en gång av den som ska genomföra den.',
        no: 'Et budsjett besluttes to ganger: én gang i rommet, og én gang av den som skal gjennomføre det.',
      },
      body: {
        en: [
          'Every autumn the same list goes round: what to add, what to keep, what to cut. It is rarely asked who will notice first when a line is gone. On a ward it is the night shift; in a region it is the clinic that borrowed the staff.',
          'The question to bring is short: who carries this line in March, and have they been asked? Where the answer is a name, the budget tends to hold. Where it is a department, it is decided again in spring.',
        ],
        sv: [
          'Varje höst går samma lista runt: vad ska läggas till, vad ska vara kvar, vad ska bort. Sällan frågar någon vem som märker det först när en rad försvinner. På en avdelning är det nattpersonalen, i en region den klinik som lånade ut folk.',
          'Frågan att ta med är kort: vem bär den här raden i mars, och är den personen tillfrågad? Där svaret är ett namn brukar budgeten hålla. Där svaret är en avdelning beslutas den igen till våren.',
        ],
        no: [
          'Hver høst går den samme listen rundt: hva skal legges til, hva skal bli, hva skal bort. Sjelden spør noen hvem som merker det først når en linje er borte. På en avdeling er det nattevakten, i et foretak klinikken som lånte bort folk.',
          'Spørsmålet du bør ta med, er kort: hvem bærer denne linjen i mars, og er vedkommende spurt? Der svaret er et navn, pleier budsjettet å holde. Der det er en avdeling, besluttes det på nytt til våren.',
        ],
      },
    },
    'note',
  ),
  sample(
    {
      slug: 'the-meeting-before-the-tender',
      date: day(now, -18),
      readTime: 2,
      category: { en: 'Procurement' },
      title: { en: 'The meeting before the tender' },
      summary: { en: 'Requirements are written by whoever was asked in time. This note is only in English.' },
      body: {
        en: [
          'Most tenders are decided half a year before they are published, in a meeting that nobody calls a meeting. Someone from purchasing asks a ward what it needs, and writes down the answer.',
          'Nothing is wrong with that. But whoever wants other answers has to be asked earlier, and in the ward’s words.',
        ],
      },
    },
    'note',
  ),
]

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
