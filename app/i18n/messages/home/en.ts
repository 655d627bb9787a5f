export const messages = {
  hero: {
    eyebrow: 'Stockholm · Oslo · Helsinki',
    title: 'Nordic healthcare moves by <em>conversation</em>',
    sub: 'Advisory, clinical visits and invite-only circles for the leaders of health systems, hospitals and the companies that serve them.',
    primary: 'Get Strategy Signals',
    secondary: '{voice, select, I {What I do} other {What we do}}',
    down: 'Scroll down to who takes part',
    takesPart: 'Who takes part',
  },

  switch: {
    join: 'Join Circle',
    access: 'Circle Access',
  },
}
