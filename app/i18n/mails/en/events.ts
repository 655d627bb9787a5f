export const events = {
  at: '{date}, {time} ({zoneName})',
  before: 'Before: {was}',
  fields: { title: 'Event', when: 'When', place: 'Place' },
  why: 'You receive this because you told us at {host} that you will attend.',
  changed: {
    subject: 'Changed: {title}',
    preview: 'What has changed, with a new calendar entry.',
    title: 'An event you are attending has changed',
    text: 'Your seat is kept. The calendar entry attached to this email replaces the one you have.',
    otherDay: 'It is on another day now. Your answer is still ‘Attending’: please look whether the new day suits you.',
    button: 'See the event',
    answer: 'If you can no longer come, change your answer on your page or reply to this email.',
  },
  moved: {
    subject: 'Another day: {title}',
    preview: 'You could not come. The day has changed.',
    title: 'The event has moved to another day',
    text: 'You answered that you can’t come. It is on another day now: if that suits you, change your answer on your page while there are seats. Otherwise there is nothing you need to do.',
    why: 'You receive this because you answered at {host} whether you come.',
  },
  cancelled: {
    subject: 'Cancelled: {title}',
    preview: 'It will not take place. The attached entry removes it from your calendar.',
    title: 'The event is cancelled',
    text: 'We are sorry: the event below will not take place. The attached entry removes it from your calendar.',
    answer: 'There is nothing you need to do. If you have a question, reply to this email.',
  },
}
