export const chat = {
  notice: {
    subject: 'Chat on the site ({conversation})',
    preview: 'A visitor has written in the chat.',
    title: 'A visitor has written in the chat',
    message: 'Message',
    earlier: 'Earlier in the same conversation',
    older: 'These are the last {count} messages. The whole conversation is in the inbox.',
    button: 'Open the conversation',
    reply: 'The chat does not ask for an address. If the visitor wants an answer, look for one in what they wrote.',
  },
}
