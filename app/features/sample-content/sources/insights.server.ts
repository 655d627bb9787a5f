import { randomUUID } from 'node:crypto'
import type { insights } from '~/db/schema/insights'

/** A row, and the file to put into the store under its key. */
type Sample = { row: typeof insights.$inferInsert; bytes: Uint8Array }

/** Insights for different readers, and one that is not published yet. Every file says that it is a sample. */
export const sampleInsights = (now: Date): Sample[] => [
  sample(now, 4, 'pdf', {
    fileName: 'sample-what-clinics-ask-for.pdf',
    title: {
      en: 'What clinics ask for before a pilot',
      sv: 'Vad kliniker frågar efter före en pilot',
      no: 'Hva klinikkene spør om før en pilot',
    },
    summary: {
      en: 'Eleven questions from three heads of clinic, and who usually has the answer.',
      sv: 'Elva frågor från tre verksamhetschefer, och vem som brukar ha svaret.',
      no: 'Elleve spørsmål fra tre klinikksjefer, og hvem som pleier å ha svaret.',
    },
    roles: ['supplier'],
  }),
  sample(now, 18, 'csv', {
    fileName: 'sample-tender-calendar.csv',
    title: { en: 'A calendar of tenders, in English' },
    roles: ['supplier', 'embassy', 'hospital'],
    minLevel: 'builder',
  }),
  sample(now, 33, 'pdf', {
    fileName: 'sample-notes-from-a-ward.pdf',
    title: {
      en: 'Notes from a ward that changed its mind',
      sv: 'Anteckningar från en avdelning som ändrade sig',
      no: 'Notater fra en avdeling som ombestemte seg',
    },
    roles: ['supplier', 'hospital'],
    minLevel: 'premium',
  }),
  sample(now, 1, 'pdf', {
    fileName: 'sample-draft.pdf',
    title: { en: 'A draft that only admins know of', sv: 'Ett utkast som bara administratörer ser' },
    roles: ['embassy'],
    publishedAt: null,
  }),
]

type SampleFields = Pick<Sample['row'], 'fileName' | 'title' | 'roles'> & Partial<Sample['row']>

const dayMs = 24 * 60 * 60 * 1000
const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }

function sample(now: Date, daysAgo: number, type: keyof typeof mediaTypes, fields: SampleFields): Sample {
  const bytes = type === 'pdf' ? onePage(`Sample: ${fields.title.en}`) : table()
  const publishedAt = new Date(now.getTime() - daysAgo * dayMs)
  const fileKey = `insights/${randomUUID()}.${type}`
  return {
    row: { fileKey, mediaType: mediaTypes[type], size: bytes.length, publishedAt, createdAt: publishedAt, ...fields },
    bytes,
  }
}

const table = () =>
  Buffer.from('Sample,Buyer,Opens\r\nSample,Region Norrmark,Spring\r\nSample,Fjellvik sykehus,Autumn\r\n')

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
