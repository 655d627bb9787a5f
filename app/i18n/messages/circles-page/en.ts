export const messages = {
  title: 'Health Circles',
  description:
    'Invite-only evenings for {from}–{to} leaders in Nordic healthcare, in Stockholm, Oslo and Helsinki. Free, and under the Chatham House Rule.',
  form: {
    eyebrow: 'Request an invite',
    title: 'Ask for a seat at the table',
    lead: 'One of us reads every request. Tell us which question you bring: the group is built around it.',
    fields: {
      name: 'Name',
      email: 'Email',
      organization: 'Organization',
      role: 'Role',
      country: 'Country',
      interests: 'Interests',
      why: 'Why join?',
    },
    whyHint: 'The decision in front of you, and what you could tell the others.',
    interestsHint: 'Whose view you would most like to hear. Choose as many as you like.',
    interest: { providers: 'Providers', medtech: 'MedTech', payers: 'Payers', investors: 'Investors' },
    consent: 'I agree to the Chatham House Rule and privacy terms.',
    privacy: 'Read the privacy terms',
    submit: 'Request an invite',
    sending: 'Sending...',
    success: "Thanks! We'll follow up by email if there's a fit for the next session.",
    failure: 'Sorry, there was an error. Please try again or email {email}',
  },
}
