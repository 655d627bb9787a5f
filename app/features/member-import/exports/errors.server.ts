import { csvStream } from '~/lib/csv.server'
import type { JudgedLine } from '../model'

/** The same columns as a file has, so that it can be mended and sent again; the last ones are not read. */
const header = ['Name', 'Email', 'Role', 'Level', 'Language', 'Organisation', 'Line', 'What is wrong']

const record = ({ name, email, role, level, language, organisation = '', line, problems }: JudgedLine) => [
  name,
  email,
  role,
  level,
  language,
  organisation,
  String(line),
  problems.map(({ text }) => text).join(' '),
]

export const errorsCsv = (lines: JudgedLine[]) => csvStream(header, batches(lines))

async function* batches(lines: JudgedLine[]) {
  yield lines.map(record)
}
