export const messages = {
  whatido: {
    eyebrow: 'What I do',
    title: 'Three ways to think it through',
    signals: {
      title: 'Signals',
      body: 'A weekly digest of policy, procurement and clinical practice in Sweden, Norway and Finland, written to be forwarded.',
      link: 'Read a letter',
    },
    circles: {
      title: 'Circles',
      body: 'A few people around one table and one question, under the Chatham House Rule.',
      link: 'See the dates',
    },
    advisory: {
      title: 'Advisory',
      body: 'A senior sparring partner for boards and executives, part of the team until the decision is made.',
      link: 'How the work is done',
    },
  },

  circles: {
    eyebrow: 'Health Circles',
    title: 'The conversation that is not on the agenda',
    text: 'An evening in Gamla stan, at Bjørvika or by the harbour in Helsinki. Free, with few seats, and nothing said is attributed.',
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
    intro: 'Every engagement begins with the decision it should serve, and ends when that decision has been made.',
    visits: { title: 'Clinical visits', body: '{from}–{to} days inside hospitals that have done what you plan to do.' },
    exchange: {
      title: 'Insight exchange',
      body: 'Suppliers and health systems in one room, with commitments at {first}, {second} and {third} days.',
    },
    ambassadors: {
      title: 'Ambassador network',
      body: '{count, plural, one {# month} other {# months}} in the circle of those who open doors.',
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
    title: 'Notes are sent first, published second',
    text: 'New notes reach the readers of Strategy Signals a week before they appear here.',
    brief: 'This week in brief',
    all: 'All notes',
  },

  testimonials: {
    eyebrow: 'In their words',
    quote: '“{quote}”',
  },

  why: {
    eyebrow: 'Who takes part',
    line: 'The people around the table run health systems, hospitals and payers in Sweden, Norway and Finland, or build what they need.',
    logos: 'Trusted by',
    kindsLabel: 'The kinds of organization they come from',
    kinds: {
      regions: 'Regions and health systems',
      hospitals: 'University hospitals',
      payers: 'Payers and procurement',
      medtech: 'MedTech and life science',
      digital: 'Digital health',
      embassies: 'Embassies',
    },
  },
}
