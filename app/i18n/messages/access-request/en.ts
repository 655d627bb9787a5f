export const messages = {
  title: 'Join Circle',
  lead: 'Tell us who you are and what you hope to find. We review every request within {from}–{to} business days.',
  fields: {
    name: 'Full name',
    email: 'Email',
    organization: 'Organization',
    role: 'Role interest',
    reason: 'Reason',
  },
  roleChoose: 'Choose a role',
  roles: { supplier: 'Supplier', embassy: 'Embassy', hospital: 'Hospital' },
  reasonHint: 'What you work with, and what a conversation with us should help you decide.',
  submit: 'Submit Request',
  submitting: 'Submitting Request...',
  sentTitle: 'Request Submitted',
  sentText: "Your access request has been sent to our team. We'll review it and get back to you soon.",
  privacy: 'We use what you write here to answer you, and for nothing else.',
}
