export const messages = {
  eyebrow: 'Strategy Signals',
  title: '{product} Notes',
  lead: 'Short analyses of Nordic healthcare, written for people who decide. One question each.',
  description: 'Notes on strategy, procurement and clinical practice in Nordic healthcare.',
  readMore: 'Read more',
  minutes: '{minutes} min read',
  feed: 'RSS feed',
  back: 'All notes',
  boxTitle: 'Want these insights delivered weekly?',
  boxText: 'Strategy Signals: once a week, {minutes} minutes to read.',
  boxButton: 'Get Strategy Signals',
}
