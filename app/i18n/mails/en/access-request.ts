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
  /** To an applicant who has an account. */
  approved: {
    known: {
      subject: 'You are a member already',
      preview: 'Your account is open: sign in as before.',
      title: 'You are a member already, {name}',
      text: 'Thank you for your request. This address has an account with {product}, in the role {role}. Nothing about it has changed: sign in as before.',
    },
    role: {
      subject: 'Your role is now {role}',
      preview: 'Your request is approved. Sign in as before.',
      title: 'Your role is now {role}',
      text: 'We have approved your request, {name}. Your account with {product} has the role {role} from now on. Everything else about it is as it was: sign in as before.',
    },
    button: 'Sign in',
    forgotten: 'If you have forgotten your password, you can choose a new one on the same page.',
  },
}
