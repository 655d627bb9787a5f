import { messages as page } from '../../messages/circles-page/en'

const { form } = page

export const circles = {
  fields: { ...form.fields, consent: 'Agreed to' },
  interests: form.interest,
  received: {
    subject: 'We have received your request for an invite',
    preview: 'We will follow up by email if there is a fit for the next session.',
    title: 'Your request for a seat has reached us',
    text: 'Thank you for asking for a seat at a Health Circle. Each group is {from}–{to} people, brought together around the question of the evening. We will follow up by email if there is a fit for the next session.',
    change: 'If you would like to change or withdraw it, write to {email}.',
  },
  notice: {
    subject: 'Request for a seat: {about}',
    preview: 'A new request for a seat at a Health Circle.',
    title: 'Request for a seat: {about}',
    who: '{name}, {organization}',
    promise: 'The site has promised to follow up by email if there is a fit for the next session.',
    button: 'Open the request',
    reply: 'A reply to this email goes to the applicant.',
  },
}
