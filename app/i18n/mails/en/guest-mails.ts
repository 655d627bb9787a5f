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
}
