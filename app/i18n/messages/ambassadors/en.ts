export const messages = {
  title: 'Ambassador network',
  headline: 'For people who open <em>doors</em>',
  lead: 'A membership for embassies, trade offices and senior figures who bring Nordic healthcare and the rest of the world into the same room.',
  toLevels: 'Membership and prices',
  gives: {
    eyebrow: 'What membership is',
    title: '{count, plural, one {# month} other {# months}} inside the conversation',
    table: {
      title: 'A place at the table',
      text: 'Invitations to circles and members’ events that concern your country or your field.',
    },
    introductions: {
      title: 'Introductions both ways',
      text: 'You tell us whom you need to meet. In return, we may ask the same of you.',
    },
    reading: {
      title: 'Something to read',
      text: 'Insights on how Nordic care decides, procures and changes, written to be sent home.',
    },
    pages: {
      title: 'The members’ pages',
      text: 'Invitations to answer and papers to download, in one place behind your own sign-in.',
    },
  },
  steps: {
    eyebrow: 'How it is done',
    title: 'From a letter to a seat',
    ask: {
      title: 'You ask',
      text: 'A few lines on who you are, whom you represent and whom you could bring together.',
    },
    talk: {
      title: 'We talk',
      text: 'A conversation about what you are looking for and what you can give. Then a yes or a no, with the reason.',
    },
    welcome: {
      title: 'You are in',
      text: 'Your sign-in opens the members’ pages, and the membership runs for {count, plural, one {# month} other {# months}} from that day.',
    },
  },
  levels: { eyebrow: 'Membership and prices', title: 'Take part, or help to sustain it' },
  audience: {
    eyebrow: 'Who it is for',
    title: 'People whose introductions count',
    embassies: {
      title: 'Embassies and trade offices',
      text: 'You guide companies from home to Nordic care, and from Nordic care home.',
    },
    bodies: {
      title: 'Industry bodies and clusters',
      text: 'You speak for many, and need to know which doors are worth knocking on.',
    },
    leaders: {
      title: 'Senior leaders and advisers',
      text: 'You are trusted in more than one country, and would like that trust to be of use.',
    },
  },
  embassies: {
    title: 'For embassies there is more',
    text: 'Packages for Sweden and the Nordics, study visits for the companies you bring, and continued support.',
    link: 'Packages for embassies',
  },
  closing: {
    title: 'Tell us whom you would bring',
    text: 'Membership is by invitation, and the network is only as good as the people in it, so we read every request.',
  },
}
