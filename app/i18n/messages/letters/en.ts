export const messages = {
  name: 'Strategy Signals',
  week: 'Week of {date}',
  sample: 'A sample letter. Its cases are composites.',
  sampleShort: 'Sample',
  plan: 'For your plan:',
  question: 'The question to raise',
  forward: 'Forward it to the one person who should answer.',
  open: 'Open the whole letter',
  openTitle: ': {title}',
  past: 'Past letters',
  spines: 'A spine is as wide as its letter is long.',
  all: 'All letters',
  sign: 'Signed, {founder}',
  partners: 'the {product} partners',
  get: 'Get the next one',
  issues: {
    title: 'Every letter so far',
    description:
      'The archive of Strategy Signals: what changed in Nordic care, week by week, and the question to raise.',
    lead: '{rhythm, select, weekly {One letter a week on} other {Letters on}} what changed in Nordic care. Each ends with a question worth raising.',
    none: 'No letter has been published yet. This is a sample of what one looks like.',
  },
  issue: {
    newer: 'Next letter',
    older: 'Previous letter',
  },
}
