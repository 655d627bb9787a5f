import type { EditedType } from '~/db/schema/documents'
import type { NoteFigure } from '~/features/content/model'

export type DocumentType = EditedType

/** A document's fields, as they are stored. */
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
  | 'number'
  | 'checkbox'
  | 'choice'

/** Maximum characters of a `line`: a longer title or name breaks the layout of its page. */
export const lineLength = 200

/** One field, once or in each language. `required`: it can't be published without it. */
export type Leaf = {
  kind: LeafKind
  label: string
  help?: string
  required?: true
  localized?: true
  /** The labels of a choice's values. */
  options?: Record<string, string>
}

/** An ordered list of one field, or of a group of fields. */
export type ListField = {
  kind: 'list'
  label: string
  /** Name of one item: 'topic'. */
  noun: string
  help?: string
  required?: true
  item: Leaf | Record<string, Leaf>
  /** The part that an item is when it is a text alone, as in documents from before the item had parts. */
  textPart?: string
}

export type Field = Leaf | ListField

export type DocumentForm = {
  /** Plural and singular name of the type. */
  label: string
  one: string
  /** There is only one document of this type. */
  single?: true
  /** Where visitors see it. */
  shownOn: string
  /** The name of a document in lists. `textAt` gives a field in English, or else in another language. */
  name: (textAt: (path: string) => string) => string
  /** The page that shows it. */
  page: (textAt: (path: string) => string) => string
  /** Another page that shows a part of it. */
  also?: string
  /** By their path in the document. */
  fields: Record<string, Field>
}

const line = (label: string, more: Partial<Leaf> = {}): Leaf => ({ kind: 'line', label, localized: true, ...more })
const text = (label: string, more: Partial<Leaf> = {}): Leaf => ({ kind: 'text', label, localized: true, ...more })
const plain = (kind: LeafKind, label: string, more: Partial<Leaf> = {}): Leaf => ({ kind, label, ...more })
const required = { required: true } as const
const choice = <Value extends string>(label: string, options: Record<Value, string>, more: Partial<Leaf> = {}) =>
  plain('choice', label, { options, ...more })
const lines = (label: string, noun: string): ListField => ({
  kind: 'list',
  label,
  noun,
  item: line(`The ${noun}`, required),
})

const rank = plain('number', 'Rank', { help: 'The lowest comes first.' })
const home = () => '/'

/** The fields of each type. Forms are rendered from it, and submitted forms are read by it. */
export const documentForms: Record<DocumentType, DocumentForm> = {
  site: {
    label: 'Site',
    one: 'Site',
    single: true,
    shownOn:
      'On every page: the addresses in the header and footer. On the home page the line above the logos, and the founder, who is also on the pages Contact and Vision and signs the mails.',
    name: () => 'Site',
    page: home,
    fields: {
      contactEmail: plain('email', 'Contact email', {
        help: 'On the pages, in the price list, in emails and calendar entries, and where forms are sent. Empty: the setting BRAND_EMAIL. Emails are sent from MAIL_FROM, whatever is entered here.',
      }),
      linkedinUrl: plain('address', 'LinkedIn address'),
      privacyUrl: plain('address', 'Privacy page', {
        help: 'Where the footer and every consent link to. Empty: our own /privacy.',
      }),
      trustedByLine: line('Line above the logos'),
      founderName: plain('line', 'Founder: name', {
        help: 'Who signs the pages and the mails. Empty: the setting BRAND_FOUNDER, or else the partners.',
      }),
      founderRole: line('Founder: role', { help: 'Below the name, like ‘Founder, Stockholm’.' }),
      founderRecord: {
        ...lines('Founder: record', 'line'),
        help: 'Three sentences about who answers. Empty: the page has three of its own.',
      },
      founderPortrait: plain('image', 'Founder: portrait', {
        help: 'A picture of our own, at best square; shown round and in one colour. Empty: a monogram is drawn.',
      }),
      founderVoice: plain('checkbox', 'The site says ‘I’', {
        help: 'For a site of one person. Otherwise it says ‘we’. Texts that are written here are shown as they are written.',
      }),
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
    shownOn:
      'On the home page and, what is under Circles, on the page of the circles. What is empty here, the pages say themselves.',
    name: () => 'Home page',
    page: home,
    also: '/circles',
    fields: {
      heroTitle: line('Title'),
      heroSub: text('Text under the title'),
      newsletterTitle: line('Newsletter: title'),
      newsletterSub: text('Newsletter: text'),
      'what.signals.body': text('What we do: signals'),
      'what.circles.body': text('What we do: circles'),
      'what.advisory.body': text('What we do: advisory'),
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
          url: plain('image', 'Picture', required),
          alt: line('What it shows', { ...required, help: 'Read aloud to people who can’t see it.' }),
        },
      },
      'circles.venue': text('Circles: venue'),
    },
  },
  note: {
    label: 'Notes',
    one: 'Note',
    shownOn: 'On the page of the notes, at an address of its own, and the newest on the home page.',
    name: (textAt) => textAt('title') || textAt('slug'),
    page: (textAt) => `/notes/${encodeURIComponent(textAt('slug'))}`,
    fields: {
      title: line('Title', required),
      slug: plain('slug', 'Address', { ...required, help: 'What follows /notes/: words with hyphens, no spaces.' }),
      summary: text('Summary', required),
      date: plain('day', 'Date', required),
      category: line('Category'),
      readTime: plain('number', 'Minutes to read', { help: 'From 1 to 120.' }),
      figure: choice<NoteFigure>('Figure', {
        'who-pays': 'Who pays as care moves home',
        'still-open': 'What is still open on the way to a contract',
        'second-job': 'What a new routine does to the work',
      }),
      pullQuote: line('Pull quote', { help: 'A sentence of the text, set large beside it.' }),
      body: { kind: 'paragraphs', label: 'Text', localized: true, help: 'An empty line begins a new paragraph.' },
      marginNotes: {
        kind: 'list',
        label: 'Margin notes',
        noun: 'margin note',
        help: 'Small print beside the text. Write [1] in the text, right after the word that the first one belongs to, [2] for the second.',
        item: text('The margin note', required),
      },
    },
  },
  brief: {
    label: 'Weekly briefs',
    one: 'Weekly brief',
    shownOn: 'Each is a letter at an address of its own. The newest is on the home page and on the newsletter’s page.',
    name: (textAt) => textAt('weekStart') && `Week of ${textAt('weekStart')}`,
    page: (textAt) => (textAt('weekStart') ? `/newsletter/issues/${textAt('weekStart')}` : '/newsletter/issues'),
    also: '/',
    fields: {
      weekStart: plain('day', 'The week’s Monday', required),
      title: line('Title', { help: 'Two or three words, for the list of letters. Empty: the first heading.' }),
      opening: text('Opening'),
      items: {
        kind: 'list',
        label: 'Items',
        noun: 'item',
        ...required,
        textPart: 'heading',
        item: {
          heading: line('Heading', required),
          text: text('Text'),
          plan: text('For your plan', { help: 'Follows the text, after the words ‘For your plan’.' }),
        },
      },
      question: line('The question to raise'),
    },
  },
  clientLogo: {
    label: 'Client logos',
    one: 'Client logo',
    shownOn: 'The six oldest are on the home page.',
    name: (textAt) => textAt('alt'),
    page: home,
    fields: {
      image: plain('image', 'Picture', required),
      alt: line('Whose logo it is', { ...required, help: 'Read aloud to people who can’t see it.' }),
    },
  },
  testimonial: {
    label: 'Testimonials',
    one: 'Testimonial',
    shownOn: 'The two with the lowest rank are on the home page.',
    name: (textAt) => textAt('author'),
    page: home,
    fields: {
      quote: text('Quote', required),
      author: plain('line', 'Who said it', required),
      role: line('Their role'),
      org: plain('line', 'Their organization'),
      rank,
    },
  },
  microCase: {
    label: 'Micro-cases',
    one: 'Micro-case',
    shownOn: 'The three with the lowest rank are on the home page.',
    name: (textAt) => textAt('market'),
    page: home,
    fields: {
      market: line('Market', required),
      context: text('Context', required),
      move: text('Move', required),
      result: text('Result', required),
      rank,
    },
  },
}

export const documentTypes = Object.keys(documentForms) as DocumentType[]

export const isDocumentType = (value: unknown): value is DocumentType => documentTypes.includes(value as DocumentType)

/** The fields of one item of a list, by name; the name is empty in a list of single fields. */
export const partsOf = ({ item }: ListField): [part: string, leaf: Leaf][] =>
  isLeaf(item) ? [['', item]] : Object.entries(item)

const isLeaf = (item: ListField['item']): item is Leaf => typeof item.kind === 'string'
