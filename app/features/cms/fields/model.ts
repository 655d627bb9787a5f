import type { documentType } from '~/db/schema/documents'

export type DocumentType = (typeof documentType.enumValues)[number]

/** What a document says, as it is stored. */
export type Fields = Record<string, unknown>

export type LeafKind =
  | 'line'
  | 'text'
  | 'paragraphs'
  | 'email'
  | 'address'
  | 'image'
  | 'key'
  | 'slug'
  | 'colour'
  | 'day'
  | 'instant'
  | 'number'
  | 'checkbox'

/** One thing to fill in, once or in each language. Required is what it takes to be published. */
export type Leaf = { kind: LeafKind; label: string; help?: string; required?: true; localized?: true }

/** Several of one thing, or of a few things that belong together, in an order. */
export type ListField = {
  kind: 'list'
  label: string
  /** What one of them is called: 'topic'. */
  noun: string
  help?: string
  required?: true
  item: Leaf | Record<string, Leaf>
}

export type Field = Leaf | ListField

export type DocumentForm = {
  /** All of them, and one. */
  label: string
  one: string
  /** There is only one of it. */
  single?: true
  /** Where visitors meet it. */
  shown: string
  /** By what an editor knows one of them; `said` gives the English of a field, else another language's. */
  name: (said: (path: string) => string) => string
  /** The page that has it. */
  page: (said: (path: string) => string) => string
  /** Another page that has some of it. */
  also?: string
  /** By the path of each in the document. */
  fields: Record<string, Field>
}

const line = (label: string, more: Partial<Leaf> = {}): Leaf => ({ kind: 'line', label, localized: true, ...more })
const text = (label: string, more: Partial<Leaf> = {}): Leaf => ({ kind: 'text', label, localized: true, ...more })
const plain = (kind: LeafKind, label: string, more: Partial<Leaf> = {}): Leaf => ({ kind, label, ...more })
const needed = { required: true } as const
const lines = (label: string, noun: string): ListField => ({
  kind: 'list',
  label,
  noun,
  item: line(`The ${noun}`, needed),
})

const rank = plain('number', 'Rank', { help: 'The lowest comes first.' })
const home = () => '/'

/** What there is to fill in for each type: the form is made of it, and what is sent is read by it. */
export const documentForms: Record<DocumentType, DocumentForm> = {
  site: {
    label: 'Site',
    one: 'Site',
    single: true,
    shown: 'On every page: the addresses in the header and footer, and the line above the logos.',
    name: () => 'Site',
    page: home,
    fields: {
      contactEmail: plain('email', 'Contact e-mail', {
        help: 'On the pages, in the price list, in mails and calendar entries, and where the forms are mailed to. Empty: the setting BRAND_EMAIL. Mails are sent from MAIL_FROM, whatever stands here.',
      }),
      linkedinUrl: plain('address', 'LinkedIn address'),
      privacyUrl: plain('address', 'Privacy page', {
        help: 'Where the footer and every consent lead. Empty: our own /privacy.',
      }),
      trustedByLine: line('Line above the logos'),
      primaryColor: plain('colour', 'Primary colour', {
        help: 'Like #1d6f6a. Kept for other sites that read this document: our pages have two themes, whose colours are tested for contrast, and do not change with it.',
      }),
      beehiivId: plain('key', 'Beehiiv id', {
        help: 'Kept for other sites that read this document: here the setting BEEHIIV_PUBLICATION_ID names the publication.',
      }),
      formspreeId: plain('key', 'Formspree id', {
        help: 'Kept for other sites that read this document: here forms are stored and mailed by the site itself.',
      }),
    },
  },
  homepage: {
    label: 'Home page',
    one: 'Home page',
    single: true,
    shown:
      'On the home page and, what is under Circles, on the page of the circles. What is empty here, the pages say themselves.',
    name: () => 'Home page',
    page: home,
    also: '/circles',
    fields: {
      heroTitle: line('Title'),
      heroSub: text('Text under the title'),
      newsletterTitle: line('Newsletter: title'),
      newsletterSub: text('Newsletter: text'),
      'what.signals.body': text('What I do: signals'),
      'what.circles.body': text('What I do: circles'),
      'what.advisory.body': text('What I do: advisory'),
      workIntro: text('Work: introduction'),
      'circles.expect': lines('Circles: what to expect', 'point'),
      'circles.for': lines('Circles: for whom', 'group'),
      'circles.values': lines('Circles: values', 'value'),
      'circles.pastTopics': lines('Circles: past topics', 'topic'),
      'circles.gallery': {
        kind: 'list',
        label: 'Circles: pictures',
        noun: 'picture',
        item: {
          url: plain('image', 'Picture', needed),
          alt: line('What it shows', { ...needed, help: 'Read to those who do not see it.' }),
        },
      },
      'circles.venue': text('Circles: venue'),
    },
  },
  circleSession: {
    label: 'Circle sessions',
    one: 'Circle session',
    shown: 'On the page of the circles: the next one, three more that are ahead, and those that are past.',
    name: (said) => [said('dateTime').slice(0, 10), said('title')].filter(Boolean).join(' · '),
    page: () => '/circles',
    fields: {
      title: line('Title', needed),
      hook: text('Hook'),
      city: line('City', {
        ...needed,
        help: 'Times are by its clock: Oslo and Helsinki have their own, all others Stockholm’s.',
      }),
      dateTime: plain('instant', 'Begins', needed),
      endsAt: plain('instant', 'Ends'),
      venue: line('Venue'),
      isNext: plain('checkbox', 'Shown as the next session'),
    },
  },
  note: {
    label: 'Notes',
    one: 'Note',
    shown: 'On the page of the notes, at an address of its own, and the newest on the home page.',
    name: (said) => said('title') || said('slug'),
    page: (said) => `/notes/${encodeURIComponent(said('slug'))}`,
    fields: {
      title: line('Title', needed),
      slug: plain('slug', 'Address', { ...needed, help: 'What follows /notes/: words with hyphens, no spaces.' }),
      summary: text('Summary', needed),
      date: plain('day', 'Date', needed),
      category: line('Category'),
      readTime: plain('number', 'Minutes to read', { help: 'From 1 to 120.' }),
      body: { kind: 'paragraphs', label: 'Text', localized: true, help: 'An empty line begins a new paragraph.' },
    },
  },
  brief: {
    label: 'Weekly briefs',
    one: 'Weekly brief',
    shown: 'The newest is on the home page.',
    name: (said) => said('weekStart') && `Week of ${said('weekStart')}`,
    page: home,
    fields: {
      weekStart: plain('day', 'The week’s Monday', needed),
      items: { ...lines('Items', 'item'), ...needed },
    },
  },
  clientLogo: {
    label: 'Client logos',
    one: 'Client logo',
    shown: 'The six oldest are on the home page.',
    name: (said) => said('alt'),
    page: home,
    fields: {
      image: plain('image', 'Picture', needed),
      alt: line('Whose logo it is', { ...needed, help: 'Read to those who do not see it.' }),
    },
  },
  testimonial: {
    label: 'Testimonials',
    one: 'Testimonial',
    shown: 'The two with the lowest rank are on the home page.',
    name: (said) => said('author'),
    page: home,
    fields: {
      quote: text('Quote', needed),
      author: plain('line', 'Who said it', needed),
      role: line('Their role'),
      org: plain('line', 'Their organization'),
      rank,
    },
  },
  microCase: {
    label: 'Micro-cases',
    one: 'Micro-case',
    shown: 'The three with the lowest rank are on the home page.',
    name: (said) => said('market'),
    page: home,
    fields: {
      market: line('Market', needed),
      context: text('Context', needed),
      move: text('Move', needed),
      result: text('Result', needed),
      rank,
    },
  },
}

export const documentTypes = Object.keys(documentForms) as DocumentType[]

export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.includes(value as DocumentType)

/** The parts of one item of a list, by their names in it; the only one of a plain list has none. */
export const partsOf = ({ item }: ListField): [part: string, leaf: Leaf][] =>
  isLeaf(item) ? [['', item]] : Object.entries(item)

const isLeaf = (item: ListField['item']): item is Leaf => typeof item.kind === 'string'
