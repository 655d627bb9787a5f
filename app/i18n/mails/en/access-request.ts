import { messages as page } from '../../messages/access-request/en'

export const accessRequest = {
  fields: page.fields,
  received: {
    subject: 'We have received your request',
    preview: 'You hear from us within {from}–{to} business days.',
    title: 'Thank you',
    text: 'Your request to join the circle has reached us. A person reads every one, and you hear from us within {from}–{to} business days.',
    change: 'Would you like to change or withdraw it? Write to {email}.',
  },
  notice: {
    subject: 'New access request from {organization}',
    preview: '{name}, {role}',
    title: 'Someone asks to join',
    promise: 'The site has promised an answer within {from}–{to} business days.',
    reply: 'A reply to this mail goes to the applicant.',
  },
  rejected: {
    subject: 'About your request',
    preview: 'Thank you for your interest.',
    title: 'Thank you for asking, {name}',
    text: 'We have read your request with care. We can’t offer you a place in the circle at present. That is a matter of seats and of the questions on the table, and not a judgement of you or your work.',
    note: 'From the person who read it',
    again: 'You are welcome to ask again later, and to read Strategy Signals meanwhile. Questions reach us at {email}.',
  },
}
