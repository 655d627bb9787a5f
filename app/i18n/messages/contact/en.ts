export const messages = {
  eyebrow: 'Contact',
  title: 'Request an Invite',
  lead: '{voice, select, I {Tell me who you are and what you are about to decide. It is read by {founder}, and you will have an answer within {hours} hours.} other {Tell us who you are and what you are about to decide. It is read by {founder}, and you will hear from us within {hours} hours.}}',
  fields: {
    name: 'Name',
    organization: 'Organization',
    email: 'Email',
    interest: 'Interest',
    message: 'Message',
  },
  interestChoose: 'Choose a program',
  interests: {
    'clinical-visits': 'Clinical Visits',
    'insight-exchange': 'MT Insight Exchange',
    ambassadors: 'Ambassador Network',
    'speed-dial': 'Speed-Dial',
    'personal-data': 'Personal data',
  },
  messageHint: 'The question, who it concerns, and by when you need to know.',
  submit: 'Send request',
  sending: 'Sending...',
  sentTitle: 'Request sent successfully',
  sentText: "We'll be in touch within {hours} hours.",
  failedTitle: 'Failed to send request',
  failedText: 'Please try again or contact us directly.',
  privacy:
    '{voice, select, I {What you write here is used to answer you, and for nothing else.} other {We use what you write here to answer you, and for nothing else.}} <link>How personal data is handled</link>',
  direct: '{voice, select, I {Or reach me directly} other {Or reach us directly}}',
  directEmail: 'Email',
  directPhone: 'Phone',
  answers: 'Who answers',
  answersText:
    '{voice, select, I {No call centre and no form letter: I read what you write and answer it myself.} other {No call centre and no form letter: one of us reads what you write and answers it.}}',
  next: 'What happens next',
  steps: {
    arrives: { title: 'It arrives', text: 'You will have an email at once to say so.' },
    answered: {
      title: 'An answer within {hours} hours',
      text: '{voice, select, I {A time to talk, a question back, or a plain no if I am not the right person.} other {A time to talk, a question back, or a plain no if we are not the right people.}}',
    },
    offer: {
      title: 'An offer in writing',
      text: 'If there is work to do, you will see what it includes and what it costs. Nothing begins before you have said yes.',
    },
  },
  where: '{voice, select, I {Where I am} other {Where we are}}',
  whereText:
    '{voice, select, I {Health Circles meet in three cities, and I come to you.} other {Health Circles meet in three cities, and we come to you.}}',
  cities: {
    stockholm: { name: 'Stockholm', text: 'Evenings in Gamla stan' },
    oslo: { name: 'Oslo', text: 'Evenings in Bjørvika' },
    helsinki: { name: 'Helsinki', text: 'Evenings by the harbour' },
  },
}
