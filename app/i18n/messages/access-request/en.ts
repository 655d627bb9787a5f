export const messages = {
  title: 'Join Circle',
  lead: 'Tell us who you are and what you hope to find. We review every request within {from}–{to} business days.',
  seat: 'This is membership, with the members’ pages. For a seat at one evening, <link>ask on the Circles page</link>.',
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
  sentReceipt:
    'A receipt is on its way to your mailbox. Its link shows how far your request has come. No mail within the hour? Then the address may have a typing error: please send the form again.',
  withdrawnTitle: 'Request withdrawn',
  withdrawnText: 'What you wrote has been removed. You are welcome to ask again at any time.',
  privacy: 'We use what you write here to answer you, and for nothing else.',
}
