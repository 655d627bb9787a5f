export const messages = {
  title: 'Speed-dial',
  headline: 'The number you call <em>first</em>',
  lead: 'A direct line to a senior adviser, for executives whose questions do not wait for the next steering group.',
  request: 'Request Access',
  toRates: 'What it includes',
  benefits: {
    eyebrow: 'What it includes',
    title: 'An adviser who already knows the case',
    response: {
      title: 'Priority response window',
      text: 'Your question comes before all others, within a window agreed in writing.',
    },
    sessions: {
      title: '{count, plural, one {# structured session} other {# structured sessions}} per month',
      text: 'An agenda, prepared on both sides, and room to think aloud with someone outside your reporting line.',
    },
    notes: {
      title: 'Forwardable executive notes',
      text: 'After each session, a short note that can go to your chair or your team as it stands.',
    },
    bench: {
      title: 'Discreet escalation to a senior bench',
      text: 'When a question needs another kind of experience, we bring in someone who has it. Quietly, and only with your consent.',
    },
  },
  onSite: {
    eyebrow: 'On-site days',
    title: 'In the room, when it matters',
    text: 'Some days are better spent beside you: before a board meeting, a negotiation, a difficult announcement. They are optional, and charged at a VIP day rate.',
  },
  steps: {
    eyebrow: 'How it begins',
    title: 'Agreed before it is needed',
    ask: { title: 'Request access', text: 'Tell us who you are and what you expect to need a sounding board for.' },
    agree: {
      title: 'Agree on the line',
      text: 'We settle who calls, on which matters, how quickly we answer, and what stays between us.',
    },
    call: { title: 'Call', text: 'From then on you call or write, and the sessions are in both calendars.' },
  },
  audience: {
    eyebrow: 'Who it is for',
    title: 'People who answer for the decision',
    systems: {
      title: 'Health systems',
      text: 'Directors who have to change care and keep the budget in the same year.',
    },
    hospitals: {
      title: 'Hospitals',
      text: 'Hospital CEOs and chief medical officers between the board and the wards.',
    },
    payers: { title: 'Payers', text: 'People who decide what is reimbursed, and must be able to say why.' },
    industry: {
      title: 'MedTech and digital health',
      text: 'Founders and country managers who sell to systems they have never worked in.',
    },
  },
  closing: {
    title: 'Ask for the number',
    text: 'We take few clients, so that every call is answered. If there is no room, we will say so.',
  },
}
