import { describe, expect, test } from 'vitest'
import { aPdf, aPng, upload } from '../../../../test/uploads'
import { importLimits } from '../model'
import { readMemberFile, why } from './member-file.server'

const utf8 = (text: string) => Uint8Array.from(Buffer.from(text))
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const read = (bytes: Uint8Array) => readMemberFile(upload('members.csv', bytes))

const asa = {
  line: 2,
  name: 'Åsa Öberg',
  email: 'asa@region.example',
  role: '',
  level: '',
  language: '',
  organisation: '',
}

describe('a file is read', () => {
  test.each([
    ['with commas', utf8('Name,Email\nÅsa Öberg,asa@region.example\n')],
    ['with semicolons', utf8('Namn;E-post\r\nÅsa Öberg;asa@region.example')],
    ['with tabs', utf8('Navn\tE-postadresse\nÅsa Öberg\tasa@region.example')],
    ['with a byte order mark', utf8('\ufeffEmail;Name\nasa@region.example;Åsa Öberg')],
    ['in Windows-1252', latin1('Namn;E-post\nÅsa Öberg;asa@region.example')],
    ['in UTF-16', Uint8Array.from(Buffer.from('\ufeffNamn\tMejl\nÅsa Öberg\tasa@region.example', 'utf16le'))],
    ['with quoted names', utf8('"Name, in full","EMAIL","Name"\n"x, y","asa@region.example","Åsa Öberg"')],
    ['with first and last name', utf8('Förnamn;Efternamn;E-postadress\nÅsa;Öberg;asa@region.example')],
    ['with letters in two parts', utf8('Name,Email\nA\u030asa O\u0308berg,asa@region.example')],
    ['with empty lines', utf8('Name,Email\nÅsa Öberg,asa@region.example\n\n,,\n')],
    ['with too many cells', utf8('Name,Email\nÅsa Öberg,asa@region.example,,x\n')],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([asa])
  })

  test('with every column, in any order and language', async () => {
    const [line] = await read(
      utf8('Språk;Nivå;Rolle;Navn;E-post;Organisasjon\nno;Premium;Sykehus;Kari;kari@sykehus.example;Fjellvik'),
    )
    expect(line).toEqual({
      ...{ line: 2, name: 'Kari', email: 'kari@sykehus.example' },
      ...{ role: 'Sykehus', level: 'Premium', language: 'no', organisation: 'Fjellvik' },
    })
  })

  test('after the line in which Excel names the separator', async () => {
    expect(await read(utf8('sep=;\r\nNamn;E-post\r\nÅsa Öberg;asa@region.example'))).toEqual([{ ...asa, line: 3 }])
  })

  test('and lines keep their numbers after a cell with several', async () => {
    const lines = await read(utf8('Name,Email\n"Åsa\nÖberg",a@b.example\nKari,c@d.example'))
    expect(lines.map(({ line, email }) => [line, email])).toEqual([
      [2, 'a@b.example'],
      [4, 'c@d.example'],
    ])
  })

  test('and a cell of 10,000 characters is cut, but stays too long', async () => {
    const [line] = await read(utf8(`Name,Email\n${'x'.repeat(10_000)},a@b.example`))
    expect(line?.name).toHaveLength(300)
  })

  test('with as many lines as are allowed', async () => {
    const file = `Email\n${Array.from({ length: importLimits.lines }, (_, index) => `p${index}@b.example`).join('\n')}`
    expect(await read(utf8(file))).toHaveLength(importLimits.lines)
  })
})

describe('a file is refused that', () => {
  const table = (lines: number, value = '') => utf8(`Email\n${`${value}a@b.example\n`.repeat(lines)}`)
  test.each([
    ['is empty', utf8(''), why.empty],
    ['has only spaces', utf8(' \n\n'), why.empty],
    ['has only column names', utf8('Name,Email\n'), why.noLines],
    ['has 100,000 lines', table(100_000), why.lines(100_000)],
    ['is too large', table(100_000, 'x'.repeat(60)), 'A file may have at most 20,000 lines and 5 MB'],
    ['is an Excel file', latin1('PK\x03\x04\x14\0\x06\0'), 'This is a ZIP archive or an Office document'],
    ['is an old Excel file', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0'), 'This is an old Office document'],
    ['is a PDF', aPdf(), 'This is a PDF'],
    ['is a web page', utf8('<html><body>'), 'This is a web page'],
    ['has bytes that no text has', utf8('Email\na\0@b.example'), why.nul],
    ['has no names of columns', utf8('Åsa,asa@region.example'), why.noHeader],
    ['has no column with addresses', utf8('Name,Phone\nÅsa,08'), why.noAddress('Name, Phone')],
    ['has a quotation mark that is never closed', utf8('Name,Email\nÅ,a@b.example\n"Kari,c@d.example'), why.quote(3)],
  ])('%s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message)
  })

  test('is a picture', async () => {
    await expect(read(await aPng())).rejects.toThrow('This is a PNG picture')
  })
})

test('a table that begins like another format is still a table', async () => {
  expect(await read(utf8('BM,Email\n1,a@b.example'))).toHaveLength(1)
})
