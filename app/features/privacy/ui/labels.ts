import type { Basis, OfficerDocument, ProcessorTask, RetentionEnd } from '../model'

/** For admins and for the record of processing; /privacy has its own texts in three languages. */
export const basisLabels: Record<Basis, string> = {
  request: 'Contract or a request before it, Art. 6(1)(b)',
  consent: 'Consent, Art. 6(1)(a)',
  duty: 'Legal obligation, Art. 6(1)(c) with Art. 7(1)',
  interest: 'Legitimate interest, Art. 6(1)(f)',
  none: 'No personal data',
}

export const processorLabels: Record<ProcessorTask, { task: string; data: string }> = {
  hosting: { task: 'Runs the server', data: 'All of it' },
  database: { task: 'Keeps the database', data: 'All but the files' },
  files: { task: 'Keeps uploaded files', data: 'Pictures and documents' },
  mail: { task: 'Delivers mail', data: 'Addresses, names and texts of mails' },
  letter: { task: 'Sends the newsletter', data: 'Addresses of confirmed readers' },
  content: { task: 'Keeps content of the site', data: 'No data of members; names that the content itself has' },
}

export const documentLabels: Record<OfficerDocument, { title: string; text: string }> = {
  'record-of-processing': { title: 'Record of processing (Art. 30)', text: 'Written from the rules of this server.' },
  'data-flow': { title: 'Data flow', text: 'Where personal data goes, as a diagram (Mermaid) and a table.' },
  measures: { title: 'Measures (Art. 32)', text: 'What the product does, and what whoever runs it has to do.' },
  'incident-runbook': {
    title: 'Runbook for incidents (Art. 33, 34)',
    text: 'Steps and queries, from the first hour to the report.',
  },
}

/** How rows of a table end; `nameOf` is what another table is called. */
export function endLabel(end: RetentionEnd, nameOf: (table: string) => string): string {
  if (end === 'period') return 'when their time is over'
  if (end === 'admin') return 'by an admin, or with an erasure'
  return end === 'unused' ? 'when unused, after two mails' : `together with ‘${nameOf(end.with)}’`
}
