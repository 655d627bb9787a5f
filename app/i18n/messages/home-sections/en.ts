export const messages = {
  whatido: {
    eyebrow: 'What I do',
    title: 'Three ways to think it through',
    signals: {
      title: 'Signals',
      body: 'A weekly read on policy, procurement and clinical practice in Sweden, Norway and Finland, written to be forwarded.',
    },
    circles: {
      title: 'Circles',
      body: 'A few people around one table and one question, under the Chatham House Rule.',
    },
    advisory: {
      title: 'Advisory',
      body: 'A senior sparring partner for boards and executives, part of the team until the decision is made.',
    },
  },

  circles: {
    eyebrow: 'Health Circles',
    title: 'The conversation that is not on the agenda',
    text: 'An evening in Gamla stan, in Bjørvika or by the harbour in Helsinki. Free, with few seats, and nothing said is attributed.',
    next: 'Next',
    about: 'About Health Circles',
    map: 'Circles meet in Oslo, Stockholm and Helsinki',
    oslo: 'Oslo',
    stockholm: 'Stockholm',
    helsinki: 'Helsinki',
  },

  work: {
    eyebrow: 'Work',
    title: 'How the work is done',
    intro: 'Every engagement begins with the decision it is meant to serve, and ends when that decision has been made.',
    visits: { title: 'Clinical visits', body: '{from}–{to} days inside hospitals that have done what you plan to do.' },
    exchange: {
      title: 'Insight exchange',
      body: 'Suppliers and health systems in one room, with commitments at {first}, {second} and {third} days.',
    },
    ambassadors: {
      title: 'Ambassador network',
      body: '{count, plural, one {# month} other {# months}} among people who open doors.',
    },
    speedDial: {
      title: 'Speed-dial',
      body: 'A priority line to a senior adviser, and structured sessions every month.',
    },
    move: 'Move',
    result: 'Result',
  },

  latest: {
    eyebrow: 'Latest',
    title: 'One question, thought through',
    text: 'Short notes for people who decide, and this week’s letter in brief.',
    brief: 'This week in brief',
    open: 'Read the letter',
    sample: 'A sample letter. Its cases are composites.',
    all: 'All notes',
  },

  testimonials: {
    eyebrow: 'In their words',
    title: 'What members say',
    quote: '“{quote}”',
  },

  why: {
    eyebrow: 'Who takes part',
    line: 'The people in the room run health systems, hospitals and payers, or build what they need, in Sweden, Norway and Finland.',
    logos: 'Trusted by',
  },
}
