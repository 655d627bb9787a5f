export const messages = {
  whatido: {
    eyebrow: '{voice, select, I {What I do} other {What we do}}',
    title: 'Three ways to think it through',
    signals: {
      title: 'Signals',
      body: '{rhythm, select, weekly {A weekly read} other {A short read}} on policy, procurement and clinical practice in Sweden, Norway and Finland, written to be forwarded.',
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
    text: 'An evening in Gamla stan, in Bjørvika or by the harbour in Helsinki. Free, with few seats, and nothing said is attributed.',
    about: 'About Health Circles',
    table: 'A round table with {from}–{to} seats, and the question of the evening: {question}',
    emptyTable: 'A round table with {from}–{to} seats, and no question on it yet',
    noDate: 'Dates are announced in Strategy Signals first',
    signals: 'Get Strategy Signals',
  },

  work: {
    eyebrow: 'Work',
    title: 'How the work is done',
    intro: 'Every engagement begins with the decision it is meant to serve, and ends when that decision has been made.',
    schematic: 'Drawn as an example. The offer sets the dates.',
    axis: {
      day: 'Day {day}',
      start: 'The decision, in one sentence',
      first: 'The first commitment falls due',
      second: 'The second, or the reason',
      third: 'What has moved, in writing',
    },
    visits: {
      hosts: 'Host sites chosen',
      days: '{from}–{to} days on site, then up to {count, plural, one {# warm introduction} other {# warm introductions}} within {within} days',
    },
    exchange: {
      room: 'Both sides in one room',
      commitment: 'A commitment falls due',
      movement: 'What has moved, and what has not',
    },
    ambassadors: {
      months: '{count, plural, one {# month} other {# months}} among people who open doors',
      on: 'On to month {count}',
    },
    speedDial: {
      sessions:
        '{sessions, plural, one {# structured session} other {# structured sessions}} a month, with a note to forward',
      onSite: 'A day on site, if wanted',
      open: 'The line stays open',
    },
    context: 'Where it stood',
    move: 'The move',
    result: 'What came of it',
    composite: 'A composite: put together from situations that recur. No client is described.',
    patterns: {
      title: 'Patterns we see',
      pilot: {
        who: 'Supplier',
        context: 'A pilot that everyone praised and nobody bought.',
        move: 'Bring the budget owner to the second meeting, and ask what would count as a yes.',
        result: 'A decision, instead of a third pilot.',
      },
      spread: {
        who: 'Health system',
        context: 'A way of working that stopped at the door of the ward that invented it.',
        move: 'Let the next ward visit with its own questions, and name who decides on the way home.',
        result: 'A second ward, with an owner and a date.',
      },
      tender: {
        who: 'Payer',
        context: 'A tender that asked for what nobody could measure.',
        move: 'Put clinicians and suppliers in one room before it is written, to agree on what to measure.',
        result: 'Bids that can be compared.',
      },
    },
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
    quote: '“{quote}”',
  },

  why: {
    eyebrow: 'Who takes part',
    line: 'The people in the room run health systems, hospitals and payers, or build what they need, in Sweden, Norway and Finland.',
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
