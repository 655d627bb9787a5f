export const messages = {
  title: 'Sample content',
  text: 'The people, cases and dates on these pages are made up.',
}
