export const messages = {
  title: 'Three first steps',
  progress: '{settled} of {all} done',
  notNow: 'Not now',
  close: 'Close',
  skip: 'Skip',
  skipThat: 'Skip: {step}',
  save: 'Save and go on',
  saving: 'Saving...',
  states: { done: 'Done', skipped: 'Skipped' },
  steps: { name: 'Your name and language', exchange: 'What you seek and offer', event: 'The next event' },
  /** The form of the account page has these fields too. */
  fields: {
    name: 'Name',
    language: 'Language',
    seeks: 'What you seek',
    seeksHint: 'Such as: a host site in Norway for a pilot next year.',
    offers: 'What you offer',
    offersHint: 'Such as: data from remote monitoring at home.',
  },
  name: {
    text: 'What we call you, and the language of our emails to you.',
  },
  exchange: {
    text: 'Other members see it only if you choose so, under <a>Directory</a> in your account.',
  },
  event: {
    text: 'Say whether you come. You can change your answer at any time.',
    none: 'No event is announced yet. You can tell us below that you would come to the next one.',
    unavailable: 'The events could not be loaded. Skip this step, or try again later.',
  },
  finished: 'All three steps are settled.',
  ended: 'The first steps are closed.',
  where: 'You can show them again in <a>your account</a>.',
  again: {
    title: 'First steps',
    text: 'The three steps that were on your page at your first visit.',
    button: 'Show the first steps again',
    showing: 'Saving...',
    shown: 'They are on <a>the page of your role</a>.',
  },
}
