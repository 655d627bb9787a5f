import { messages as page } from '../../messages/consents/en'

/** The copy of a consent or of its withdrawal. */
export const consents = {
  purposes: {
    newsletter: 'Strategy Signals',
    circle: 'Health Circles',
    directory: 'the members’ directory',
    attendance: 'your name among guests',
  },
  given: {
    subject: 'What you have agreed to: {purpose}',
    text: 'This is your copy of what you have agreed to. You can withdraw it on your account page at any time.',
  },
  withdrawn: {
    subject: 'You have withdrawn your consent: {purpose}',
    text: 'This is your copy. What you had agreed to stands below; it no longer applies.',
  },
  words: 'You agreed to',
  time: 'Time',
  version: 'Version of the words',
  language: 'Language of the words',
  way: 'How',
  ways: page.ways,
  fields: page.fields,
  audiences: page.audiences,
  button: 'See your consents',
}
