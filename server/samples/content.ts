import type { documentType } from '~/db/schema/documents'
import type { Holidays } from '~/lib/holidays.server'
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
      slug: 'sample-a-draft',
      date: day(now, 3),
      title: { en: 'Sample: a note that is still a draft', sv: 'Exempel: en anteckning som ännu är ett utkast' },
      summary: { en: 'Visitors do not see it. Press Preview to see it on its page.' },
      body: { en: ['A draft may lack what a page needs. The form says what that is.'] },
    },
  },
]

/** Every quote, client and case is marked as a sample: none of them exists. */
function sampleContent(now: Date, holidays: Holidays): Document[] {
  return [
    sample(
      {
        trustedByLine: {
          en: 'Sample: the people in the room run regions, hospitals and payers in three countries.',
          sv: 'Exempel: de som sitter vid bordet leder regioner, sjukhus och finansiärer i tre länder.',
          no: 'Eksempel: de som sitter rundt bordet, leder helseforetak, sykehus og finansiører i tre land.',
        },
      },
      'site',
    ),
    ...sampleSessions(now, holidays).map((session) => sample(session, 'circleSession')),
    ...notes(now),
    sample(
      {
        weekStart: day(now, -((now.getUTCDay() + 6) % 7)),
        items: [
          {
            en: 'Sample: two regions publish the same tender with different criteria.',
            sv: 'Exempel: två regioner lägger ut samma upphandling med olika krav.',
            no: 'Eksempel: to foretak lyser ut samme anskaffelse med ulike krav.',
          },
          { en: 'Sample: a pilot ends, and nobody owns the next step. Only in English, to show how that looks.' },
        ],
      },
      'brief',
    ),
    ...['Sample Region', 'Sample Hospital', 'Sample Payer', 'Sample Devices'].map((name) =>
      sample(
        { image: `/samples/${name.toLowerCase().replace(' ', '-')}.svg`, alt: { en: name, sv: name, no: name } },
        'clientLogo',
      ),
    ),
    sample(
      {
        quote: {
          en: 'This is a sample quote. It stands here so that you can see how a real one would look.',
          sv: 'Det här är ett exempelcitat. Det står här för att visa hur ett riktigt skulle se ut.',
          no: 'Dette er et eksempelsitat. Det står her for å vise hvordan et ekte ville sett ut.',
        },
        author: 'Sample member',
        role: { en: 'Chief medical officer', sv: 'Chefläkare', no: 'Fagdirektør' },
        org: 'Sample Hospital',
        rank: 1,
      },
      'testimonial',
    ),
    sample(
      {
        market: { en: 'Sample · Sweden', sv: 'Exempel · Sverige', no: 'Eksempel · Sverige' },
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

const notes = (now: Date) => [
  sample(
    {
      slug: 'sample-one-question',
      date: day(now, -6),
      readTime: 3,
      category: { en: 'Sample', sv: 'Exempel', no: 'Eksempel' },
      title: {
        en: 'Sample: one question before the budget',
        sv: 'Exempel: en fråga före budgeten',
        no: 'Eksempel: ett spørsmål før budsjettet',
      },
      summary: {
        en: 'A sample note, to show how a published one looks.',
        sv: 'En exempelanteckning som visar hur en publicerad ser ut.',
        no: 'Et eksempelnotat som viser hvordan et publisert ser ut.',
      },
      body: {
        en: [
          'This note was written to fill a page. A real one begins with what changed this week.',
          'It ends with the question to bring to the next meeting.',
        ],
        sv: [
          'Den här texten är skriven för att fylla en sida. En riktig börjar med vad som har ändrats den här veckan.',
          'Den slutar med frågan att ta med till nästa möte.',
        ],
        no: [
          'Denne teksten er skrevet for å fylle en side. En ekte begynner med det som er endret denne uken.',
          'Den slutter med spørsmålet du bør ta med til neste møte.',
        ],
      },
    },
    'note',
  ),
  sample(
    {
      slug: 'sample-only-in-english',
      date: day(now, -13),
      readTime: 2,
      category: { en: 'Sample' },
      title: { en: 'Sample: a note that is only in English' },
      summary: { en: 'In the other languages the page says so, and marks the text as English.' },
      body: { en: ['Nothing is hidden because a translation is late. The page says which language it is in.'] },
    },
    'note',
  ),
]

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
