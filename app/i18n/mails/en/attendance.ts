export const attendance = {
  attending: {
    subject: 'You are attending: {title}',
    preview: 'Your seat is kept. The attached entry is for your calendar.',
    title: 'Your seat is kept',
    text: 'Thank you: we are expecting you. The attached entry is for your calendar.',
  },
  code: {
    title: 'Your code at the entrance',
    text: 'Show it when you arrive: on your phone or on paper. If it can’t be scanned, say the letters.',
    qr: 'QR',
  },
  notAttending: {
    subject: 'You are not attending: {title}',
    preview: 'We have noted it. The attached entry removes it from your calendar.',
    title: 'You are no longer attending',
    text: 'We have noted that you will not come. The attached entry removes the event from your calendar.',
    why: 'You receive this because you changed your answer at {host}.',
  },
  received: {
    subject: '{colleague} has handed you a seat: {title}',
    preview: 'With your code for the entrance and an entry for your calendar.',
    title: 'You have a seat',
    text: '{colleague} can’t come and has handed you the seat. You are expected. The attached entry is for your calendar.',
    back: 'If you can’t come, give the seat back on the page of the event: choose ‘Hand the seat to a colleague’ and enter {address}. You can also hand it to another colleague, or change your answer.',
    why: 'You receive this because {colleague} handed you a seat at {host}.',
  },
  claimed: {
    subject: 'You have a seat: {title}',
    preview: 'Your colleague claimed the seats for you both.',
    title: 'You have a seat',
    text: '{colleague} has claimed the seats that you waited for together. You are expected. The attached entry is for your calendar.',
  },
  gave: {
    subject: '{colleague} has your seat now: {title}',
    preview: 'Your seat is handed over. The attached entry removes the event from your calendar.',
    title: 'Your seat is handed over',
    text: 'You have handed your seat to {colleague}, who has been told. The attached entry removes the event from your calendar.',
    why: 'You receive this because you handed a seat over at {host}.',
  },
  reminder: {
    subject: 'Reminder: {title}, {date}',
    preview: 'You have told us that you will attend.',
    title: 'See you soon',
    text: 'You have told us that you will attend this event. We look forward to seeing you.',
  },
}
