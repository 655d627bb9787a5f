export const messages = {
  hero: {
    eyebrow: 'Health Circles · by invitation',
    title: 'One table, one question, no <em>audience</em>',
    lead: 'An evening for {from}–{to} people who run, supply, pay for or invest in Nordic healthcare. Free, with limited seats, and nothing said is attributed.',
    rsvp: 'Request an invite',
    dates: 'See the dates',
  },
  facts: {
    label: 'At a glance',
    people: { name: 'People', range: '{from}–{to}' },
    minutes: { name: 'Minutes', range: '{from}–{to}' },
    price: { name: 'Cost', free: 'Free' },
    seats: { name: 'Seats', limited: 'Limited' },
    rule: { name: 'Rule', chathamHouse: 'Chatham House' },
    rhythm: { name: 'How often', monthly: 'Roughly monthly', announced: 'As announced' },
  },
  dates: {
    next: 'Next session',
    when: 'When',
    where: 'Where',
    address: 'The address comes with the invitation.',
    upcoming: 'Upcoming dates',
    zones: { stockholm: 'Stockholm time', oslo: 'Oslo time', helsinki: 'Helsinki time' },
  },
  filter: { label: 'Dates by city', all: 'All cities' },
  map: {
    label: 'Circles meet in Oslo, Stockholm and Helsinki.',
    date: 'Next in {city}: {date}.',
    oslo: 'Oslo',
    stockholm: 'Stockholm',
    helsinki: 'Helsinki',
  },
  calendar: {
    add: 'Add to calendar',
    text: 'All dates in your own calendar, kept up to date:',
    subscribe: 'Subscribe',
    address: 'Calendar address',
    name: '{product} Health Circles',
    seat: 'By invitation. Ask for a seat: {address}',
  },
  noDates: {
    title: 'Dates are announced in Strategy Signals first',
    text: 'No session is open at the moment. The next one will be announced in our weekly letter.',
    city: 'No session in {city} is open at the moment. Choose another city above, or be told when there is one.',
    signals: 'Get Strategy Signals',
    steps: {
      ask: 'You ask for an invite below, and say which question you bring.',
      letter: 'Strategy Signals names the date, the city and the subject.',
      seat: 'We will write to you if there is a fit for the session.',
    },
  },
  expect: {
    eyebrow: 'What to expect',
    title: 'A conversation, not a conference',
    items: {
      question: 'One question, put by someone who has to decide it.',
      table: 'One table and one conversation: no stage, no slides, no panel.',
      host: 'A host who keeps time, draws out the quiet voices and cuts speeches short.',
      after: 'Something you can use the next morning, and nothing you may quote by name.',
    },
  },
  for: {
    eyebrow: 'Who it is for',
    title: 'People who have the decision to make',
    items: {
      providers: 'Leaders of health systems, regions and hospitals.',
      medtech: 'Executives and founders in MedTech, life science and digital health.',
      payers: 'People who pay for care, and people who procure it.',
      investors: 'Investors with a stake in how care is delivered.',
    },
  },
  values: {
    eyebrow: 'Values',
    title: 'What we hold each other to',
    items: {
      candour: 'Candour. Say what you would say to a colleague you trust.',
      discretion: 'Discretion. What is said may travel; who said it may not.',
      balance: 'Balance. No side of the table speaks for the others.',
      restraint: 'Restraint. No one sells at the table.',
    },
  },
  past: {
    eyebrow: 'Past topics',
    title: 'What has been on the table',
    items: {
      home: 'Which parts of hospital care move home next, and who pays for them',
      tender: 'What a tender can ask for before anyone can measure it',
      pilots: 'Why pilots end, and what makes the tenth ward say yes',
      data: 'Health data across borders: what is forbidden, and what is merely untried',
    },
    sessions: 'Past sessions',
    archive: 'From the archive',
  },
  venue: {
    eyebrow: 'Venue and practicalities',
    title: 'A quiet room in the middle of town',
    text: 'In Stockholm we meet in Gamla stan, in Oslo in Bjørvika, in Helsinki by the harbour. The address comes with the invitation.',
    cities: { name: 'Cities', value: 'Stockholm, Oslo and Helsinki' },
    length: { name: 'Length', value: '{from}–{to} minutes' },
    group: { name: 'Group', value: '{from}–{to} people' },
    seats: { name: 'Seats', limited: 'Limited, and by invitation' },
    cost: { name: 'Cost', free: 'Free for invited guests' },
    rule: {
      name: 'Rule',
      chathamHouse: 'The Chatham House Rule: use what you hear, never say who said it or who was there',
    },
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Before you ask',
    items: {
      seat: {
        question: 'Does a request guarantee a seat?',
        answer:
          'No. Seats are limited to {from}–{to}, and each group is brought together around the question of the evening. We will write to you if there is a fit.',
      },
      rule: {
        question: 'What is the Chatham House Rule?',
        answer:
          'You are free to use what you learn. You may not reveal who said it, where they work, or who else was there.',
      },
      cost: {
        question: 'What does it cost?',
        answer: 'Nothing. Circles are free for everyone who is invited.',
      },
      often: {
        question: 'How often do you meet?',
        monthly: 'Roughly once a month, in Stockholm, Oslo or Helsinki, for {from}–{to} minutes.',
        announced:
          'As often as there is a question worth an evening, in Stockholm, Oslo or Helsinki, for {from}–{to} minutes. The dates are announced in Strategy Signals first.',
      },
      data: {
        question: 'What happens to what I write here?',
        answer: 'It is read by the team that sends the invitations, and used for nothing else.',
      },
    },
  },
}
