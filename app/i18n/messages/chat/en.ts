export const messages = {
  open: 'Chat',
  title: 'Chat',
  close: 'Close the chat',
  online: 'Online',
  away: 'Away',
  hours: 'Monday–Friday {from}–{to}, Stockholm time',
  log: 'Messages',
  empty: 'Ask about a date, a seat or how a session runs.',
  message: 'Message',
  messageHint: 'Enter sends, Shift + Enter makes a new line.',
  send: 'Send',
  you: 'You',
  typing: '{product} is writing',
  canned: 'Chat is temporarily disabled while we fix the newsletter subscription. Please try again later!',
  received:
    'Thank you. Your message is in our inbox. If you would like an answer, leave your email address here too, or write to {email}.',
  unavailable: "Sorry, I'm temporarily unavailable. Please email me at {email} and I'll respond quickly.",
  otherWays:
    'You can reach us now: <contact>write with the contact form</contact>, email <email>{address}</email> or call <phone>{number}</phone>.',
}
