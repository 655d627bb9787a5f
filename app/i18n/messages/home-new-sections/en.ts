export const messages = {
  eyebrow: 'By invitation, in three countries',
  invite: 'Request an invite',
  seePrograms: 'See the programs',
  programs: {
    eyebrow: 'Programs',
    title: 'Four ways in, all by invitation',
    from: 'from {price} SEK',
    dayRate: 'from {price} SEK a day',
    visits: {
      title: 'Clinical visits',
      text: '{from}–{to} days on site, with warm introductions within {days} days.',
    },
    exchange: {
      title: 'Insight exchange',
      text: 'Suppliers and systems in one room, with commitments at {first}, {second} and {third} days.',
    },
    ambassadors: {
      title: 'Ambassador network',
      text: 'A membership of {count, plural, one {# month} other {# months}} for people who open doors.',
    },
    speedDial: {
      title: 'Speed-dial',
      text: 'Priority access to a senior adviser, {sessions} structured sessions a month.',
    },
    vat: 'Prices exclude VAT.',
    contact: 'Get in touch about programs',
  },
  access: {
    title: 'When it can’t wait for the next meeting',
    text: 'Speed-dial gives an executive a direct line, a priority response and notes that can be forwarded as they are.',
    request: 'Request access',
  },
  faq: {
    eyebrow: 'Good to know',
    title: 'Questions we are asked',
    consultancy: {
      question: 'Is this a consultancy?',
      answer:
        'No. We advise and we connect. We send no teams, and what we write is short: a note after a session and, if you order it, a memo after a visit. You work with senior advisers until the decision is made.',
    },
    introductions: {
      question: 'Do you sell introductions?',
      answer:
        'Not on their own. A visit may lead to some, when both sides want them. What you pay for is the preparation, the visit and the follow-up.',
    },
    hosts: {
      question: 'Do you name host sites in advance?',
      answer:
        'Not in public. Confirmed participants learn the names, once each host has agreed to the group and to the questions it brings.',
    },
  },
}
