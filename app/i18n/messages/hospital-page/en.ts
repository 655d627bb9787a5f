export const messages = {
  title: 'Minimal Time — Maximum Influence',
  lead: 'A partner hospital gives a few hours a year. In return it is heard early, by the people who make what it will be using.',
  join: 'Join as Hospital Partner',
  time: {
    eyebrow: 'Time and value',
    title: 'What you give, and what it brings',
    caption: 'A partner hospital’s time in a year, and its value',
    value: 'Value',
    values: {
      survey: 'Suppliers are asked to respond to what you need, in your own words.',
      plenum: 'You hear how other hospitals meet the same problem, and suppliers hear all of you at once.',
      evaluation: 'You learn what came of what you said, and can correct it where it went wrong.',
      pilot: 'You try a solution in your own clinic, and on your own terms, before you decide anything.',
    },
    total: 'Total annual commitment',
    hoursPerYear: '{hours} hours per year',
    soFar:
      'Your hospital so far this year: {hours, plural, one {# hour} other {# hours}} in {events, plural, one {# event} other {# events}}',
    soFarEntered: 'Your hospital so far this year: {hours, plural, one {# hour} other {# hours}}',
    soFarBoth:
      'Your hospital so far this year: {hours, plural, one {# hour} other {# hours}}, of which {inEvents, plural, one {# hour} other {# hours}} in {events, plural, one {# event} other {# events}}',
  },
  closing: {
    title: 'It begins with the survey',
    text: 'Tell us which hospital you speak for and what you miss most today. We will send the survey, and nothing more until you have answered it.',
  },
  mail: {
    subject: 'Hospital partnership',
    body: [
      'Hello,',
      '',
      'We would like to join {product} as a hospital partner.',
      '',
      'Hospital:',
      'Clinic or department:',
      'What we miss most today:',
      'Interested in a pilot (yes, no, perhaps later):',
      '',
      'Kind regards,',
      '{name}',
    ].join('\n'),
  },
}
