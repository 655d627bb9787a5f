export const messages = {
  title: 'Supplier Dashboard',
  lead: 'Invitations to answer, insights to read, and a team to ask.',
  actions: {
    title: 'Quick Actions',
    contact: 'Contact Strategy Team',
    write: 'Write to the team here',
    download: 'Download Insights',
    none: 'No insight has been published for your role and access level yet.',
    unavailable: 'The insights could not be loaded.',
    mail: {
      subject: 'A question for the strategy team',
      body: ['Hello,', '', 'Our question:', '', 'We need an answer by:', '', 'Kind regards,', '{name}'].join('\n'),
    },
  },
  timeline: {
    title: 'Deliverables Timeline',
    count: '{count} pending',
    statuses: { complete: 'Complete', pending: 'Pending', upcoming: 'Upcoming' },
    brief: { title: 'Opening brief', text: 'What you offer, to whom, and the question you want answered.' },
    needs: { title: 'Summary of needs', text: 'What hospitals say they miss in your field.' },
    review: { title: 'Strategy review', text: 'What has changed in a year, and what to do about it.' },
  },
  dialogue: {
    title: 'Dialogue Updates',
    evidence: { title: 'Evidence', text: 'What a pilot has to show before a clinic wants to go on.' },
    integration: { title: 'Integration', text: 'What is settled with IT before the first patient, and by whom.' },
    procurement: { title: 'Procurement', text: 'How early a supplier can be heard, and in which form.' },
  },
  upgrades: {
    title: 'Supplier Upgrade Packages',
    ask: 'Ask about {level}',
    mail: {
      subject: 'Upgrade to {level}',
      body: [
        'Hello,',
        '',
        'We would like to know more about {level}.',
        '',
        'Company:',
        'What we want to achieve:',
        '',
        'Kind regards,',
        '{name}',
      ].join('\n'),
    },
  },
}
