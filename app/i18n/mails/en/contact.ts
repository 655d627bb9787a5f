import { messages as page } from '../../messages/contact/en'

/** Texts of the mails that follow the contact form. */
export const contact = {
  fields: page.fields,
  interests: page.interests,
  received: {
    subject: 'We have received your request for an invite',
    subjectOfData: 'We have received your message about your data',
    preview: 'You will hear from us within {hours} hours.',
    title: 'Your message has reached us',
    text: 'Thank you for writing. We read every message ourselves, and you will hear from us within {hours} hours.',
    sooner: 'If it is urgent, or if you would like to change something, write to {email} or call {phone}.',
  },
  notice: {
    subject: '{interest}: {name}, {organization}',
    preview: 'A new request about: {interest}',
    title: 'New request: {name}, {organization}',
    promise: 'The site has promised an answer within {hours} hours.',
    button: 'Open the request',
    reply: 'A reply to this email goes to the person who wrote.',
  },
}
