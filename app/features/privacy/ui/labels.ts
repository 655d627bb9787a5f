import type { Basis } from '../model'

/** For admins and for the record of processing; /privacy has its own texts in three languages. */
export const basisLabels: Record<Basis, string> = {
  request: 'Contract or a request before it, Art. 6(1)(b)',
  consent: 'Consent, Art. 6(1)(a)',
  duty: 'Legal obligation, Art. 6(1)(c) with Art. 7(1)',
  interest: 'Legitimate interest, Art. 6(1)(f)',
  none: 'No personal data',
}
