export const messages = {
  title: 'Programs and Pricing',
  eyebrow: 'Price list',
  lead: 'What each program costs and what is in it, so that you can judge it before we speak.',
  description:
    'Programs and prices of {product}: clinical visits, insight exchange, ambassador network and speed-dial.',
  download: 'Download as PDF',
  contents: 'Contents',
  home: 'Back to home',
  groups: { programs: 'Programs', embassies: 'For embassies', partners: 'For suppliers and hospitals' },
  circles: 'Health Circles are by invitation and free of charge.',
  circlesLink: 'About the circles',
  closing: {
    title: 'Ask before you budget',
    text: 'Tell us what has to be decided and who should be in the room. You will get a suggestion with a price, or the advice to wait.',
  },
}
