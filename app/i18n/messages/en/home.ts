export const hero = {
  eyebrow: 'Stockholm · Oslo · Helsinki',
  title: 'Nordic healthcare moves by <em>conversation</em>',
  sub: 'Advisory, clinical visits and invite-only circles for the leaders of health systems, hospitals and the companies that serve them.',
  primary: 'Get Strategy Signals',
  secondary: 'What I do',
}

export const newsletter = {
  eyebrow: 'Strategy Signals',
  title: 'One letter a week, read before the meeting',
  text: 'What changed in Nordic care this week, what it means for your plan, and the one question worth raising. Four minutes, no advertising.',
  ask: 'Ask for the letter',
  subject: 'Strategy Signals',
  body: 'Please send me Strategy Signals.',
}

export const whatido = {
  eyebrow: 'What I do',
  title: 'Three ways to think it through',
  signals: {
    title: 'Signals',
    body: 'A weekly reading of policy, procurement and clinical practice in Sweden, Norway and Finland, written to be forwarded.',
  },
  circles: {
    title: 'Circles',
    body: 'Ten to fourteen people around one table and one question, under the Chatham House Rule.',
  },
  advisory: {
    title: 'Advisory',
    body: 'A senior sparring partner for boards and executives, part of the team for as long as the decision takes.',
  },
}

export const circles = {
  eyebrow: 'Health Circles',
  title: 'The conversation that is not on the agenda',
  text: 'An evening in Gamla stan, at Bjørvika or by the harbour in Helsinki. Free, limited to fourteen seats, and nothing said is attributed.',
  join: 'Join Circle',
  map: 'Circles meet in Oslo, Stockholm and Helsinki',
  oslo: 'Oslo',
  stockholm: 'Stockholm',
  helsinki: 'Helsinki',
}

export const work = {
  eyebrow: 'Work',
  title: 'How the work is done',
  visits: { title: 'Clinical visits', body: 'One to three days inside hospitals that have done what you plan to do.' },
  exchange: {
    title: 'Insight exchange',
    body: 'Suppliers and health systems in one room, with commitments at 30, 60 and 90 days.',
  },
  speedDial: { title: 'Speed-dial', body: 'A priority line to a senior adviser, and two structured sessions a month.' },
}

export const latest = {
  eyebrow: 'Latest',
  title: 'Notes are sent first, published second',
  text: 'New notes reach the readers of Strategy Signals a week before they appear here.',
}
