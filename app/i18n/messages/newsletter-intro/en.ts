export const messages = {
  eyebrow: 'Strategy Signals',
  title: '{rhythm, select, weekly {One letter a week, read} other {A letter to read}} before the <em>meeting</em>',
  text: 'What changed in Nordic care{rhythm, select, weekly { this week} other {}}, what it means for your plan, and the one question worth raising. {minutes} minutes, no advertising.',
}
