import { messages as page } from '../../messages/contact/en'

/** Texts of the mails that follow the contact form. */
export const contact = {
  fields: page.fields,
  interests: page.interests,
  received: {
    subject: 'We have received your request for an invite',
    preview: 'You hear from us within {hours} hours.',
    title: 'Thank you',
    text: 'What you wrote has reached us. A person reads it, and you hear from us within {hours} hours.',
    sooner: 'Is it urgent, or would you like to change something? Write to {email} or call {phone}.',
  },
  notice: {
    subject: '{interest}: request from {organization}',
    preview: '{name}, {organization}',
    title: 'Someone asks for an invite',
    promise: 'The site has promised an answer within {hours} hours.',
    reply: 'A reply to this mail goes to the person who wrote.',
  },
}
