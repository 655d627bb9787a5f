import { messages as page } from '../../messages/access-request/en'

export const accessRequest = {
  fields: page.fields,
  received: {
    subject: 'We have received your request',
    preview: 'You will hear from us within {from}–{to} business days.',
    title: 'Your request has reached us',
    text: 'Thank you for asking to join the circle. We read every request ourselves, and you will hear from us within {from}–{to} business days: by {date} at the latest.',
    change: 'The same page lets you correct or withdraw it. Keep this email: whoever has the link can do so.',
  },
  statusButton: 'See where it stands',
  again: {
    subject: 'We already have your request',
    preview: 'Your new words are kept beside it.',
    title: 'We already have your request',
    text: 'Someone has just asked to join with this address, while an earlier request is waiting. The new words are kept beside the earlier ones, and we read both. If that was not you, you can leave it at that, or tell us by a reply.',
  },
  statusLink: {
    subject: 'Where your request stands',
    preview: 'The link you asked for.',
    title: 'Where your request stands',
    text: 'Here is the link you asked for. It shows how far your request to join has come, and lets you correct or withdraw it.',
  },
  delayed: {
    subject: 'We need a little longer',
    preview: 'Your request is not forgotten.',
    title: 'We need a little longer',
    text: 'We said that you would hear from us by {date}. That is not certain any more, and we are sorry. Your request is not forgotten: we write as soon as it is decided, and you need do nothing.',
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
