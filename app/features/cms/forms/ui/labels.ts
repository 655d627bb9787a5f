import type { LeafKind } from '~/features/cms/fields/model'

const wrongLabels: Record<LeafKind, string> = {
  line: 'This can’t be read.',
  text: 'This can’t be read.',
  paragraphs: 'This can’t be read.',
  email: 'Enter an email address, like name@company.com.',
  address: 'Begin with https://, or with / for a page of our own.',
  image:
    'Pages load no pictures from other sites: visitors would not see it. Upload it under Content, Pictures, and give its address here.',
  key: 'Letters, figures, hyphens and underscores only.',
  slug: 'No spaces, and none of / ? # % \\.',
  colour: 'Write a colour like #1d6f6a.',
  day: 'Write a date.',
  number: 'Write a number in the range that is asked for.',
  checkbox: 'Tick it or leave it.',
  choice: 'Choose one of the list.',
}

/** A `Problem` of the document's schema, or `taken`. */
export type ControlError = { key: string; max?: number }

/** The error text of a control. */
export function problemLabel(kind: LeafKind | 'list', { key: code, max }: ControlError): string {
  if (code === 'required') return kind === 'list' ? 'Add at least one.' : 'This is needed before it can be published.'
  if (code === 'tooLong') return `At most ${max} characters${kind === 'paragraphs' ? ' in a paragraph' : ''}.`
  if (code === 'tooMany') return `At most ${max}.`
  if (code === 'characters') return 'It holds a character that can’t be stored. Type it again.'
  if (code === 'taken') {
    return kind === 'day' ? 'Another letter is for this week.' : 'Another note has this address. Choose another.'
  }
  return kind === 'list' ? 'This can’t be read.' : wrongLabels[kind]
}
