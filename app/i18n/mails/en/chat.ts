export const chat = {
  notice: {
    subject: 'Chat on the site ({conversation})',
    preview: 'A visitor has written in the chat.',
    title: 'A visitor writes in the chat',
    message: 'Message',
    earlier: 'Earlier in the same conversation',
    older: 'These are the last {count} messages. The whole conversation is in the inbox: {inbox}',
    reply: 'The chat asks for no address. If the visitor wants an answer, the address is in what they wrote.',
  },
}
