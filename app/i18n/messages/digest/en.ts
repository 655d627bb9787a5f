export const messages = {
  title: 'Daily digest',
  text: 'What waits for an admin, by mail, once a day and only on days when something waits. It is not tracked.',
  hour: 'Hour',
  hint: 'On the office’s clock, in Stockholm. An hour that has passed today counts from tomorrow.',
  off: 'No digest',
  save: 'Save the hour',
  saving: 'Saving...',
  savedOn: 'You get the digest at {hour}.',
  savedOff: 'You get no digest.',
  noMail: 'No mail leaves this server: the digest is only written to a file.',
}
