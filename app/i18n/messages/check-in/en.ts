export const messages = {
  title: 'Your code at the entrance',
  text: 'Show it when you arrive: on your phone or on paper. If it can’t be scanned, say the letters.',
  qr: 'QR code with your code {code}',
}
