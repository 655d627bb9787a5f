export const events = {
  at: '{date}, {time} ({zoneName})',
  before: 'Before: {was}',
  fields: { title: 'Event', when: 'When', place: 'Place' },
  why: 'You receive this because you answered at {host} that you attend.',
  changed: {
    subject: 'Changed: {title}',
    preview: 'What has changed, with a new entry for your calendar.',
    title: 'An event you attend has changed',
    text: 'Your seat is kept. The entry that comes with this mail replaces the one in your calendar.',
    button: 'See the event',
    answer: 'If you can no longer come, change your answer on your page or reply to this mail.',
  },
  cancelled: {
    subject: 'Cancelled: {title}',
    preview: 'It will not take place. Your calendar is told too.',
    title: 'The event is cancelled',
    text: 'We are sorry: the event below will not take place. The entry that comes with this mail strikes it out in your calendar.',
    answer: 'You need not do anything. If you have a question, reply to this mail.',
  },
}
