/** Texts of the mails, loaded by the server only. */
export const mails = {
  frame: {
    signature: '{product} · Stockholm · Oslo · Helsinki',
    why: 'You receive this because your address was given at {host}. If that was not you, no action is needed.',
    team: 'Sent to the team by {host}.',
  },
  roles: { supplier: 'Supplier', embassy: 'Embassy', hospital: 'Hospital' },
  accessRequest: {
    received: {
      subject: 'We have received your request',
      preview: 'You hear from us within {from}–{to} business days.',
      title: 'Thank you, {name}',
      text: 'Your request to join the circle has reached us. A person reads every one, and you hear from us within {from}–{to} business days.',
      wrote: 'What you sent',
      name: 'Name',
      organization: 'Organization',
      role: 'Role interest',
      reason: 'Reason',
      change: 'Would you like to change or withdraw it? Write to {email}.',
    },
    notice: {
      subject: 'New access request from {organization}',
      preview: '{name}, {role}',
      title: 'Someone asks to join',
      promise: 'The site has promised an answer within {from}–{to} business days.',
      name: 'Name',
      email: 'Email',
      organization: 'Organization',
      role: 'Role interest',
      reason: 'Reason',
      reply: 'A reply to this mail goes to the applicant.',
    },
  },
}
