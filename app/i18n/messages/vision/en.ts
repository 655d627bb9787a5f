export const messages = {
  title: 'Ideas, ventures and circles shaping the future of health',
  subtitle: 'A discreet advisory and ventures practice in healthcare and MedTech.',
  founder:
    'Founded by {founder} to think with the people who are responsible for care, and to build what they find missing.',
  pillars: '{voice, select, I {What I do} other {What we do}}',
  strategy: { title: 'Strategy', text: 'Advisory and sparring with leaders' },
  ventures: { title: 'Ventures', text: 'Building and investing' },
  circles: { title: 'Circles', text: 'Invite-only conversations' },
  perspective: 'Current Perspective',
  quotes: {
    first: 'A reform is finished when the night shift can feel it.',
    second: 'Capital is patient where the need is precise.',
    third: 'The best introduction is one nobody had to ask for.',
  },
  closing: 'Quiet by design. Powerful by choice.',
  dialogue: 'Initiate Dialogue',
  footer: 'Vision MMIV • Est. MMXVII',
  home: 'Back to {product}',
}
