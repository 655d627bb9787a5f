export const personalData = {
  asked: 'You receive this because you asked at {host} for what is stored about you.',
  stored: 'You receive this because {host} has data about you.',
  wasStored: 'You receive this because {host} had data about you.',
  questions: 'If you have questions about this, write to {email}.',
  confirm: {
    subject: 'Your question: what do we have about you?',
    preview: 'One more step: is this your address?',
    title: 'Is this your address?',
    text: 'Someone, probably you, asked at {host} what we have stored about this address. If it was you, the button leads to a copy of it and to your other rights: correction, objection, restriction and erasure. If not, there is nothing you need to do: nobody gets anything.',
    button: 'To my data',
    expires: 'The link works for {hours} hours. Whoever has it can use your rights, so don’t forward this email.',
  },
  ready: {
    subject: 'Your data is ready',
    preview: 'The link works for {hours} hours.',
    title: 'Your data is ready',
    text: 'Here is the copy of everything that {host} has stored about you. Only this link can open it, so don’t forward this email.',
    button: 'To the download',
    expires: 'The link works for {hours} hours. Then the file is deleted.',
  },
  nothing: {
    subject: 'We have nothing about you',
    preview: 'There is no data about this address.',
    title: 'We have nothing about you',
    text: 'We have looked through everything that {host} stores: apart from your question and our emails about it, which are deleted after some time, there is nothing about this address. That is why there is no file to download.',
  },
  erasure: {
    subject: 'Your data will be erased on {date}',
    preview: 'Until then it can be taken back.',
    title: 'Your data will be erased',
    byPerson:
      'You asked for it: on {date} everything that {host} has about you will be deleted, with your account if you have one.',
    byTeam:
      'Our team has asked for it: on {date} everything that {host} has about you will be deleted, with your account if you have one.',
    signIn:
      'Until then it can be taken back: sign in with the button and choose “Keep my data”. If you did not want this, or can’t sign in, write to {email}.',
    link: 'Until then it can be taken back: open the link and choose “Keep my data”. If you did not want this, you can also write to {email}.',
    button: 'Take it back',
  },
  kept: {
    subject: 'Your data will not be erased',
    preview: 'The erasure was taken back.',
    title: 'Your data will not be erased',
    byPerson: 'You have taken the erasure back. Everything at {host} stays as it was.',
    byTeam: 'Our team has taken the erasure back. Everything at {host} stays as it was.',
    notYou: 'If you still want your data to be erased, ask for it again, or write to {email}.',
  },
  erased: {
    subject: 'Your data has been erased',
    preview: 'This is our last email to you.',
    title: 'Your data has been erased',
    text: 'Everything about you at {host} is being deleted now. In our log a number stands instead of your name. This is our last email to you, and we keep no copy of it.',
  },
  restricted: {
    subject: 'Your data is only stored from now on',
    preview: 'Our team has restricted its use.',
    text: 'Our team has restricted the use of your data at {host}. It is stored and not used: you are not in the directory or in searches, nothing about you is changed, and you get no email but about your account and your data. You can still sign in, if you have an account.',
  },
  lifted: {
    subject: 'Your data is used again',
    preview: 'Our team has lifted the restriction.',
    text: 'Our team has lifted the restriction of your data at {host}. It is used as before, as our privacy page describes.',
  },
}
