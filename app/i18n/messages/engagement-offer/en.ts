/** What an offer says, on paper and where it is accepted. Names of programs and levels are in the `programs` messages. */
export const messages = {
  /** Stored word for word when it is ticked. */
  sentence:
    'On behalf of {organisation} I accept the offer for {program} at {amount}, excluding VAT, and I am entitled to do so.',
  freeSentence:
    'On behalf of {organisation} I accept the offer for {program} at no charge, and I am entitled to do so.',
  tiers: { line: 'Direct line', partner: 'Partner' },
  studyVisit: 'Study visit: {name}',
  support: 'Support package: {name}',
  day: 'On-site day: {name}',
  title: 'Offer',
  subject: 'Offer for {program}, {date}',
  lead: '{program} for {organisation}',
  vat: 'Prices exclude VAT',
  page: '{page} of {pages}',
  content: 'What the offer contains',
  columns: { item: 'Item', quantity: 'Number', unitPrice: 'Price each', amount: 'Amount' },
  total: 'Total, excluding VAT',
  /** Of what costs nothing: no VAT is named. */
  freeTotal: 'Total',
  free: 'No charge',
  terms: 'Also agreed',
  conditions: 'Terms',
  currency: 'All prices are in Swedish kronor ({currency}) and exclude VAT. VAT is added by the rules of the country.',
  validUntil: 'The offer can be accepted up to and including {date}.',
  revision: 'Prices of revision {revision}. They stay as they are here for as long as the offer is valid.',
  reference: 'Reference: {reference}',
  draft: 'Draft: not yet an offer',
  accept: 'It is accepted online by a person whom the offer names:',
  questions: 'Questions',
}
