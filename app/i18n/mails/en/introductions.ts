export const introductions = {
  why: 'You receive this because your organisation has an engagement with us at {host}.',
  made: {
    subject: 'An introduction: {person}, {organisation}',
    preview: '{person} expects to hear from you.',
    title: 'We have introduced you to {person}',
    text: '{person} at {organisation} knows who you are and expects to hear from you. It is one of the introductions of {offer}. All of them are on the page of the engagement, where you can also write to us about each.',
    button: 'Look at the introduction',
  },
  facts: {
    person: 'Introduced to',
    role: 'Role',
    organisation: 'Organisation',
    introducedOn: 'Introduced on',
    note: 'Good to know',
  },
}
