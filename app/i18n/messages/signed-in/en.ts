export const messages = {
  signedIn: 'You are signed in.',
  yourPages: 'To your pages',
}
