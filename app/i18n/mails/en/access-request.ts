import { messages as page } from '../../messages/access-request/en'

export const accessRequest = {
  fields: page.fields,
  received: {
    subject: 'We have received your request',
    preview: 'You will hear from us within {from}–{to} business days.',
    title: 'Your request has reached us',
    text: 'Thank you for asking to join the circle. We read every request ourselves, and you will hear from us within {from}–{to} business days.',
    change: 'If you would like to change or withdraw it, write to {email}.',
  },
  notice: {
    subject: 'New request to join: {name}, {organization}',
    preview: '{name}, {role}',
    title: 'New request to join: {name}, {organization}',
    promise: 'The site has promised an answer within {from}–{to} business days.',
    button: 'Open the request',
    reply: 'A reply to this email goes to the applicant.',
  },
  rejected: {
    subject: 'About your request',
    preview: 'Thank you for your interest.',
    title: 'Thank you for asking, {name}',
    text: 'We have read your request with care, and we can’t offer you a place in the circle at present. There are few seats, and we fill them around the questions on the table; it is no judgement of you or your work.',
    note: 'A note from the person who read it',
    again:
      'You are welcome to ask again later, and to read Strategy Signals in the meantime. If you have a question, write to {email}.',
  },
}
