import type { EditedType } from '~/db/schema/documents'
import { sampleLetters } from './letters.server'
import { noteDocuments } from './notes.server'

type Fields = Record<string, unknown>
type Document = {
  type: EditedType
  published?: Fields
  publishedAt?: Date
  draft?: Fields
  changedAt?: Record<string, string>
}

const sample = (published: Fields, type: Document['type'], changedAt = {}): Document => ({ type, published, changedAt })

/** Published documents, and a draft. */
export const sampleDocuments = (now: Date): Document[] => [
  ...sampleContent(now).map((document) => ({ ...document, publishedAt: now })),
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
function sampleContent(now: Date): Document[] {
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

const notes = (now: Date) => noteDocuments((days) => day(now, -days)).map((fields) => sample(fields, 'note'))

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
