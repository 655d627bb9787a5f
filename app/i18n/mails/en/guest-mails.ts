export const guestMails = {
  announcement: {
    subject: 'Invitation: {title}',
    preview: '{type}: when, where, and how to answer.',
    text: 'We would be glad to see you at this event. Please tell us on your page whether you will come.',
    button: 'See the event and answer',
    why: 'You receive this because you are a member at {host} and this event is for you.',
    optOut: 'No more announcements of events',
  },
  message: {
    why: 'You receive this because you are a member at {host} and this event is for you.',
  },
  thanks: {
    subject: 'Thank you for coming: {title}',
    text: 'Thank you for being with us. Your questions and your experience made the event what it was.',
    materials: 'The materials of the event:',
    ask: 'How was it for you? We would be glad to hear; answering is quick.',
    button: 'Give feedback',
    why: 'You receive this because you were a guest of this event, as a member at {host}.',
  },
}
