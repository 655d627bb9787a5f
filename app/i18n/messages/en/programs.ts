/** The words of the price list, which the pages and the PDF share. Figures come from the programs' model. */
export const programs = {
  request: 'Request an invite',
  allPrices: 'Programs and pricing',
  others: 'Other ways to work with us',
  terms: 'Prices are in Swedish kronor ({currency}) and exclude VAT.',
  from: 'from {amount}',
  dayRate: 'day rate {amount}',
  hoursAYear: '{hours} h a year',
  range: '{from}–{to}',
  per: { halfDay: '{amount} per half day', day: '{amount} per day' },
  days: '{count, plural, one {# day} other {# days}}',
  months: '{count, plural, one {# month} other {# months}}',
  sites: '{count, plural, one {{figure} site} other {{figure} sites}}',
  hours: '{figure} h',
  atMost: 'at most {count}',
  optional: 'Optional',
  none: 'Not included',
  included: 'Included',
  total: 'Total a year',
  addOns: 'Add-ons',
  readMore: 'More about this program',
  columns: {
    level: 'Level',
    package: 'Package',
    membership: 'Membership',
    term: 'Term',
    length: 'Length',
    sites: 'Host sites',
    onSite: 'On-site day',
    companies: 'Companies',
    people: 'People per company',
    visits: 'Visits',
    dinner: 'Dinner and debrief',
    activity: 'Activity',
    price: 'Price',
    hours: 'Time a year',
  },
  visits: {
    title: 'Clinical visits',
    text: 'Curated days for a group, inside hospitals that have already done what you plan to do.',
    introductions:
      'Up to {count, plural, one {# warm introduction} other {# warm introductions}} within {days} days of the visit.',
    range:
      'Where a price lies in its range depends on the sites and the size of the group. You are quoted one price before you decide.',
    tiers: {
      express: { name: 'Express', fit: 'For a narrow question that a day on the ward can answer.' },
      core: { name: 'Core', fit: 'For a comparison: the same problem, solved in different places.' },
      immersion: {
        name: 'Immersion',
        fit: 'For a change of direction that a leadership group has to see for itself.',
      },
    },
    addOns: {
      memo: { name: 'Memo', text: 'What was seen and what follows from it, written for those who stayed at home.' },
      site: { name: 'Extra site', text: 'Another hospital on the route.' },
      workshop: { name: 'Executive workshop', text: 'A working session with your leadership on what to do next.' },
      interpreter: { name: 'Interpreter', text: 'In the room, for guests and hosts alike.' },
      transport: { name: 'Transport', text: 'Between the host sites, arranged by us.' },
      delegate: { name: 'Extra delegate', text: 'Another person in the group.' },
    },
  },
  exchange: {
    title: 'Insight exchange',
    text: 'A closed meeting of suppliers and health systems that ends in written commitments.',
    commitments: 'Commitments at {first}, {second} and {third} days.',
    movement: 'A review of what has moved after {days} days.',
    scope: 'Seats, one-to-one meetings and host sites at each level are set out in the offer.',
    tiers: {
      essential: { name: 'Essential', fit: 'To test a question against those who live with it every day.' },
      premium: { name: 'Premium', fit: 'For a question that crosses departments and needs more of their time.' },
      strategic: {
        name: 'Strategic',
        fit: 'For an answer that will shape your plan, with your leadership in the room.',
      },
    },
    addOns: {
      seat: { name: 'Extra seat', text: 'Another colleague in the exchange.' },
      oneToOne: { name: 'Extra 1:1', text: 'Another meeting in private with someone you need to hear.' },
      interpreter: { name: 'Interpreter', text: 'In the room, for both sides.' },
      site: { name: 'Extra host site', text: 'The exchange moves into another hospital as well.' },
      workshop: {
        name: 'Private workshop',
        text: 'A session for your own team, on what was said and what it changes.',
      },
    },
  },
  ambassadors: {
    title: 'Ambassador network',
    text: 'A membership for those who bring Nordic healthcare and the rest of the world into the same room.',
    tiers: {
      ambassador: { name: 'Ambassador', fit: 'You take part: invited, introduced and heard.' },
      patron: { name: 'Patron', fit: 'You take part, and help to carry the network.' },
    },
  },
  speedDial: {
    title: 'Speed-dial',
    text: 'A direct line to a senior adviser for executives.',
    sessions:
      '{count, plural, one {# structured session} other {# structured sessions}} a month, with notes to forward.',
    line: 'The terms of the line itself are agreed with each client.',
    days: 'On-site days are optional and charged at the VIP day rate.',
    dayRates: { stockholm: 'In Stockholm', travel: 'With significant travel' },
  },
  embassy: {
    title: 'Embassy packages',
    text: 'What an embassy or a trade office needs to guide its companies into Nordic care.',
    packages: {
      sweden: { name: 'Sweden', fit: 'For those whose companies look to Sweden.' },
      nordics: {
        name: 'Sweden + Nordics',
        fit: 'Adds Nordic interviews with {count} hospitals in Norway and Denmark, a Nordic insights section, and interpretation for Denmark and Norway.',
      },
    },
  },
  studyVisits: {
    title: 'Study visits',
    text: 'An addition for embassies: visits for the companies you bring.',
    tiers: { base: 'Base', premium: 'Premium' },
    lengths: { halfDay: 'Half-day', fullDay: 'Full-day' },
  },
  support: {
    title: 'Support packages',
    text: 'Continued support for an embassy and its companies.',
    tiers: { entry: 'Entry', builder: 'Builder', premium: 'Premium' },
  },
  upgrades: {
    title: 'Supplier upgrades',
    text: 'For suppliers in the network who want to come closer to those who decide.',
    tiers: { accessPlus: 'Access+', partner: 'Partner' },
  },
  hospitalTime: {
    title: 'Hospital partners',
    text: 'A hospital takes part with its time, and with little of it.',
    items: {
      survey: 'Need survey',
      plenum: 'Plenum',
      evaluation: 'Evaluation follow-up',
      pilot: 'Pilot',
    },
  },
}

export const pricing = {
  title: 'Programs and Pricing',
  eyebrow: 'Price list',
  lead: 'What each program costs and what is in it, so that you can judge it before we speak.',
  description:
    'Programs and prices of {product}: clinical visits, insight exchange, ambassador network and speed-dial.',
  download: 'Download as PDF',
  contents: 'Contents',
  home: 'Back to home',
  groups: { programs: 'Programs', embassies: 'For embassies', partners: 'For suppliers and hospitals' },
  circles: 'Health Circles are by invitation and carry no fee.',
  circlesLink: 'About the circles',
  closing: {
    title: 'Ask before you budget',
    text: 'Tell us what has to be decided and who should be in the room. You get a suggestion with a price, or the advice to wait.',
  },
}
