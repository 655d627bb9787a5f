export const forms = {
  required: 'This can’t be empty.',
  email: 'Write an e-mail address, like name@hospital.example.',
  choice: 'Choose one of the alternatives.',
  tooLong: 'Keep it shorter: there is room for {max} characters.',
  characters: 'This holds characters that can’t be stored. Type it again without them.',
  failed: 'Something went wrong. Please try again.',
  tooMany: 'There have been many requests from your network. Please try again in a few minutes.',
  errorTitle: 'Error',
}

export const accessRequest = {
  title: 'Join Circle',
  lead: 'Tell us who you are and what you hope to find. We review every request within {from}–{to} business days.',
  name: 'Full name',
  email: 'Email',
  organization: 'Organization',
  role: 'Role interest',
  roleChoose: 'Choose a role',
  roles: { supplier: 'Supplier', embassy: 'Embassy', hospital: 'Hospital' },
  reason: 'Reason',
  reasonHint: 'What you work with, and what a conversation with us should help you decide.',
  submit: 'Submit Request',
  submitting: 'Submitting Request...',
  sentTitle: 'Request Submitted',
  sentText: "Your access request has been sent to our team. We'll review it and get back to you soon.",
  privacy: 'We use what you write here to answer you, and for nothing else.',
}
