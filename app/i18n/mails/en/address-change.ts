export const addressChange = {
  confirm: {
    subject: 'Confirm your new address',
    preview: 'A link to use this address for your account.',
    title: 'Use this address for your account',
    text: 'You asked at {host} to use this address for your account. Press the button, and you sign in with it from then on. If that was not you, there is nothing you need to do.',
    button: 'Use this address',
    expires: 'The link works once and expires in {hours} hours.',
  },
  taken: {
    subject: 'This address already has an account',
    preview: 'Someone wanted to use your address. Nothing has changed.',
    title: 'Your address already has an account',
    text: 'Someone with another account at {host} asked to use this address. It already has an account, and nothing in it has changed. If that was you, sign in with it, or write to us to have the two accounts joined.',
  },
}
