export const messages = {
  title: 'Insight exchange',
  headline: 'Where suppliers and systems put it in <em>writing</em>',
  lead: 'The MT (MedTech) Insight Exchange is a closed meeting between the people who build for healthcare and the people who run it. Each side says what it needs, commits to what it will do, and is asked about it afterwards.',
  toLevels: 'Levels and prices',
  picture: 'Two groups of lines meet and go on together, past {first}, {second} and {third} days',
  days: 'days',
  steps: {
    eyebrow: 'How it is done',
    title: 'One question, two sides, a date to answer by',
    question: {
      title: 'The question',
      text: 'We agree on a question in which both sides have a stake, before anyone is invited.',
    },
    room: {
      title: 'The room',
      text: 'We invite the people who own the problem and the people who can change it. No stage, no stands, no audience.',
    },
    exchange: {
      title: 'The exchange',
      text: 'What is needed, what is in the way, and what either side would do about it. Led by us; what is said stays in the room.',
    },
    commitments: {
      title: 'The commitments',
      text: 'Before anyone leaves, each side writes down what it will have done in {first}, {second} and {third} days.',
    },
    movement: {
      title: 'The movement',
      text: 'After {days} days we ask everyone again, and you will get an account of what has moved and what has not.',
    },
  },
  every: 'At every level',
  outcomes: {
    eyebrow: 'What comes of it',
    title: 'Commitments with a date',
    day: 'Day {day}',
    first: 'What was promised has been started, and its owner is known.',
    second: 'What stands in the way has been named, to those who can remove it.',
    third: 'It has been done, decided or dropped. We write down what has moved since the day you met.',
  },
  levels: { eyebrow: 'Levels and prices', title: 'As far in as the question needs' },
  audience: {
    eyebrow: 'Who it is for',
    title: 'Both sides of the contract',
    suppliers: {
      title: 'Suppliers',
      text: 'You have a product or a plan, and want to hear what would make it useful before the next tender is written.',
    },
    systems: {
      title: 'Health systems and hospitals',
      text: 'You have a need the market has not understood, and want to say it once, to those who can do something about it.',
    },
    science: {
      title: 'Life science and digital health',
      text: 'You need evidence, data or a pilot, and a counterpart who also has something to gain.',
    },
  },
  closing: {
    title: 'Bring us the question',
    text: 'An exchange begins with a question that neither side can answer alone. Write it as you would say it.',
  },
}
