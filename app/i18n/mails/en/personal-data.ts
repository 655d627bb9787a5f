export const personalData = {
  confirm: {
    subject: 'Your question: what do we have about you?',
    preview: 'One more step, and the copy is made.',
    title: 'Is this your address?',
    text: 'Someone, probably you, asked at {host} for a copy of what we have stored about this address. If it was you, continue with the button. If not, there is nothing you need to do: nobody gets anything.',
    button: 'Make the copy',
    expires: 'The link works for {hours} hours.',
  },
  ready: {
    subject: 'Your data is ready',
    preview: 'The link works for {hours} hours.',
    title: 'Your data is ready',
    text: 'Here is the copy of everything that {host} has stored about you. Only this link can open it, so don’t forward this email.',
    button: 'To the download',
    expires: 'The link works for {hours} hours. Then the file is deleted.',
  },
  erasure: {
    subject: 'Your data will be erased on {date}',
    preview: 'Until then it can be taken back.',
    title: 'Your data will be erased',
    text: 'On {date} your account at {host}, if you have one, and everything about you will be deleted. Until then you can take it back: sign in and choose “Keep my data”, or write to {email}.',
    button: 'Your data',
  },
  erased: {
    subject: 'Your data has been erased',
    preview: 'This is our last email to you.',
    title: 'Your data has been erased',
    text: 'Everything about you at {host} is being deleted now. In our log a number stands instead of your name. This is our last email to you, and we keep no copy of it.',
  },
}
