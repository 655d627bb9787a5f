/** The part of the account page where the first member of an organisation proposes colleagues. */
export const messages = {
  title: 'Propose colleagues',
  text: 'Whom from {organisation} should we invite? We read each proposal, and invite by email.',
  textNone: 'What became of the colleagues you have proposed.',
  name: 'Name',
  email: 'Email',
  send: 'Propose',
  sending: 'Sending...',
  sent: 'Thank you. We will look at it soon.',
  ownAddress: 'This is your own address. Give that of your colleague.',
  tooMany: 'We have not yet looked at {most} of your proposals. You can propose others after that.',
  own: 'Your proposals',
  states: { waiting: 'Waits for us', confirmed: 'Invited', declined: 'Not invited' },
}
