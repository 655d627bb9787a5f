import { data } from 'react-router'
import type { Upload } from '~/files/check.server'
import { isPasswordField, type SubmittedValues } from './form-result'
import { type Parts, readParts } from './multipart.server'

type Fields = { lists: string[]; file?: string | undefined }

/** The fields of a request as strings, string lists, and at most one file. A body that can't be read is a 400. */
export async function readFields(request: Request, { lists, file }: Fields) {
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/')
  const { texts, files } = await (file && isMultipart ? readParts(request) : readTexts(request)).catch(() => {
    throw data(null, { status: 400 })
  })
  const upload: Upload | undefined = files.find(([name]) => name === file)?.[1]
  const valuesOf = (list: string) => texts.filter(([name]) => name === list).map(([, value]) => value)
  return {
    values: Object.fromEntries(texts.filter(([name]) => !lists.includes(name))),
    lists: Object.fromEntries(lists.map((list) => [list, valuesOf(list)])),
    upload,
  }
}

async function readTexts(request: Request): Promise<Parts> {
  const form = await request.formData()
  return { texts: [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'), files: [] }
}

/** Sent back to the page, so that nobody has to type a form twice. */
export function submittedValues({ values, lists }: Required<SubmittedValues>): SubmittedValues {
  const withoutPasswords = Object.fromEntries(Object.entries(values).filter(([name]) => !isPasswordField(name)))
  return { values: withoutPasswords, ...(Object.keys(lists).length > 0 ? { lists } : {}) }
}
