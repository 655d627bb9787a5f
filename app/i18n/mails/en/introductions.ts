export const introductions = {
  why: 'You receive this because your organisation has an engagement with us at {host}.',
  made: {
    by: '{name} of our team',
    team: 'Our team',
    subject: 'An introduction: {person}, {organisation}',
    preview: '{by} has introduced you.',
    title: 'We have introduced you to {person}',
    text: '{by} has told {person} at {organisation} who you are. If it is not said below how you reach each other, reply to this mail, and our team puts you in touch. It is one of the introductions of {offer}. All of them are on the page of the engagement, where you can also write to us about each.',
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
