import { randomUUID } from 'node:crypto'
import type { insights } from '~/db/schema/insights'

/** A row, and the file to put into the store under its key. */
type Sample = { row: typeof insights.$inferInsert; bytes: Uint8Array }

/** Insights for different readers, and one that is not published yet. Every file says that it is a sample. */
export const sampleInsights = (now: Date): Sample[] => [
  sample(now, 4, 'pdf', {
    fileName: 'sample-what-clinics-ask-for.pdf',
    title: {
      en: 'Sample: what clinics ask for before a pilot',
      sv: 'Exempel: vad kliniker frågar efter före en pilot',
      no: 'Eksempel: hva klinikkene spør om før en pilot',
    },
    summary: {
      en: 'A page to show how a download looks. Every supplier sees it.',
      sv: 'En sida som visar hur en nedladdning ser ut. Alla leverantörer ser den.',
      no: 'En side som viser hvordan en nedlasting ser ut. Alle leverandører ser den.',
    },
    roles: ['supplier'],
  }),
  sample(now, 18, 'csv', {
    fileName: 'sample-tender-calendar.csv',
    title: { en: 'Sample: a calendar of tenders. Only in English, to show how that looks.' },
    roles: ['supplier', 'embassy', 'hospital'],
    minLevel: 'builder',
  }),
  sample(now, 33, 'pdf', {
    fileName: 'sample-notes-from-a-ward.pdf',
    title: {
      en: 'Sample: notes from a ward that changed its mind',
      sv: 'Exempel: anteckningar från en avdelning som ändrade sig',
      no: 'Eksempel: notater fra en avdeling som ombestemte seg',
    },
    roles: ['supplier', 'hospital'],
    minLevel: 'premium',
  }),
  sample(now, 1, 'pdf', {
    fileName: 'sample-draft.pdf',
    title: { en: 'Sample: a draft that only admins know of', sv: 'Exempel: ett utkast som bara administratörer ser' },
    roles: ['embassy'],
    publishedAt: null,
  }),
]

type SampleFields = Pick<Sample['row'], 'fileName' | 'title' | 'roles'> & Partial<Sample['row']>

const dayMs = 24 * 60 * 60 * 1000
const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }

function sample(now: Date, daysAgo: number, type: keyof typeof mediaTypes, fields: SampleFields): Sample {
  const bytes = type === 'pdf' ? onePage(fields.title.en) : table()
  const publishedAt = new Date(now.getTime() - daysAgo * dayMs)
  const fileKey = `insights/${randomUUID()}.${type}`
  return {
    row: { fileKey, mediaType: mediaTypes[type], size: bytes.length, publishedAt, createdAt: publishedAt, ...fields },
    bytes,
  }
}

const table = () =>
  Buffer.from('Sample,Buyer,Opens\r\nSample,Sample Region,Spring\r\nSample,Sample Hospital,Autumn\r\n')

/** A minimal PDF with one line of text. The table at its end has the offset of each object. */
function onePage(line: string) {
  const drawing = `BT /F1 16 Tf 56 760 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const tableEntries = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const index = `xref\n0 ${count}\n0000000000 65535 f \n${tableEntries.join('')}trailer<</Size ${count}/Root 1 0 R>>`
  return Buffer.from(`${file}${index}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}
