/** What only the PDF says; no page loads this file. */
export const messages = {
  title: 'Programs and Pricing',
  subject: 'Price list of {date}',
  lead: 'For leaders of health systems and hospitals, and for the companies and embassies that work with them.',
  vat: 'Prices exclude VAT',
  terms: 'Terms',
  currency: 'All prices are in Swedish kronor ({currency}) and exclude VAT.',
  validity: 'This list shows the prices of {date}. A written offer states its own period of validity.',
  ranges: 'Where a range is given, you will be quoted one price before you decide.',
  invitation: 'All programs are by invitation. To ask for one, write or call:',
  newest: 'The newest list:',
  page: '{page} of {pages}',
  program: {
    subject: '{program}, {date}',
    prices: 'Levels and prices',
    ask: 'By invitation',
    newest: 'The newest version:',
  },
}
