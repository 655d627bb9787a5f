export const messages = {
  name: 'Strategy Signals',
  email: 'Email',
  submit: 'Sign up',
  sending: 'Sending...',
  // A change here needs a new consentVersion.
  consent:
    'By signing up you agree that {product} sends you Strategy Signals once a week. You can leave with one click in every letter. <privacy>How we handle personal data</privacy>',
  sentTitle: 'Check your inbox',
  sentText:
    'Unless the address is already on the list, a link is on its way to it. Open it within {days} days to confirm. Nothing there after {minutes} minutes? Check your junk folder, then sign up again.',
}
