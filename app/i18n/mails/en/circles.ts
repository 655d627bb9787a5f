import { messages as page } from '../../messages/circles-page/en'

const { form } = page

export const circles = {
  fields: { ...form.fields, consent: 'Agreed to' },
  interests: form.interest,
  received: {
    subject: 'We have received your request for an invite',
    preview: 'We follow up by email if there is a fit for the next session.',
    title: 'Thank you',
    text: 'Your request for a seat at a Health Circle has reached us. Each group is {from}–{to} people, put together around the question of the evening. We follow up by email if there is a fit for the next session.',
    change: 'Would you like to change or withdraw it? Write to {email}.',
  },
  notice: {
    subject: 'Circle invite requested by {name}',
    subjectFrom: 'Circle invite requested by {name}, {organization}',
    preview: 'Someone asks for a seat at a Health Circle.',
    title: 'Someone asks for a seat',
    promise: 'The site has promised to follow up by email if there is a fit for the next session.',
    reply: 'A reply to this mail goes to the applicant.',
  },
}
