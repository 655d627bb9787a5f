export const testMail = {
  subject: 'Test: mail from {host} arrives',
  preview: 'Sent {time}.',
  title: 'It has arrived',
  text: 'An admin of {host} asked for this test on {time}. If you read it, mail leaves the server and is accepted by yours.',
  spam: 'If you found it among the spam, the records of the sender’s domain may be missing. They are listed under Mail, ‘Mail health’.',
  why: 'You receive this because you pressed ‘Send a test mail’ at {host}.',
}
