export const messages = {
  title: 'Clinical visits',
  headline: 'Stand where it already <em>works</em>',
  lead: 'Curated visits for a group of leaders, inside Nordic hospitals that have already done what you plan to do. You meet the people who did it, ask what it took, and keep in touch with them afterwards.',
  toLevels: 'Levels and prices',
  picture: 'A route over a map, from one host site to the next',
  steps: {
    eyebrow: 'How it is done',
    title: 'From a question to the people who have answered it',
    question: {
      title: 'The question',
      text: 'You tell us what has to be decided, by whom and when. If a visit is not the way to find out, we say so.',
    },
    hosts: {
      title: 'The hosts',
      text: 'We choose host sites that have done it, and ask them. You learn their names when they have said yes.',
    },
    days: {
      title: 'The days',
      text: 'Each day has its agenda, people who have set time aside, and questions sent ahead. One of our advisers is with you throughout.',
    },
    debrief: {
      title: 'The debrief',
      text: 'Before you part, the group puts into words what it saw, what it doubts and what it will do.',
    },
    introductions: {
      title: 'The introductions',
      text: 'Up to {count, plural, one {# warm introduction} other {# warm introductions}} to people you want to meet again, within {days} days, when they want it too. They are part of the visit, and never sold on their own.',
    },
  },
  levels: {
    eyebrow: 'Levels and prices',
    title: 'Choose by the decision, not by the calendar',
  },
  every: {
    title: 'In every visit',
    sites: 'Host sites chosen for your question',
    briefing: 'A briefing before you travel, and an agenda for each day',
    adviser: 'An adviser with the group on site',
    introductions: 'Up to {count, plural, one {# warm introduction} other {# warm introductions}} within {days} days',
    discretion: 'Discretion: neither you nor the hosts are named without consent',
  },
  audience: {
    eyebrow: 'Who it is for',
    title: 'Groups that decide together',
    systems: {
      title: 'Health systems and hospitals',
      text: 'You are about to change a care pathway, a ward or a way of working, and want to see it in use before it reaches the board.',
    },
    medtech: {
      title: 'MedTech and digital health',
      text: 'You need to understand how Nordic hospitals choose, procure and use, from those who do it.',
    },
    payers: {
      title: 'Payers and life science',
      text: 'You finance or supply care, and want to see how results come about, not only how they are reported.',
    },
  },
  closing: {
    title: 'Tell us what has to be decided',
    text: 'Visits are by invitation. A few lines about the question and the group are enough; you get a suggestion, or an honest no.',
  },
}
