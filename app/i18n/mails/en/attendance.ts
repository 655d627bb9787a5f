export const attendance = {
  attending: {
    subject: 'You are attending: {title}',
    preview: 'Your seat is kept. The attached entry is for your calendar.',
    title: 'Your seat is kept',
    text: 'Thank you: we are expecting you. The attached entry is for your calendar.',
  },
  notAttending: {
    subject: 'You are not attending: {title}',
    preview: 'We have noted it. The attached entry removes it from your calendar.',
    title: 'You are no longer attending',
    text: 'We have noted that you will not come. The attached entry removes the event from your calendar.',
    why: 'You receive this because you changed your answer at {host}.',
  },
  reminder: {
    subject: 'Reminder: {title}, {date}',
    preview: 'You have told us that you will attend.',
    title: 'See you soon',
    text: 'You have told us that you will attend this event. We look forward to seeing you.',
  },
}
