import { expect, test } from 'vitest'
import { anSvg, aPage, aPdf, aPng, aProgram, upload } from '../../test/uploads'
import { checkKind, checkPdf } from './check.server'
import { maxFileBytes, pictureKinds } from './kinds'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const pdf = ['pdf'] as const

test('a PDF is accepted in any letter case of its extension', () => {
  expect(checkKind(upload('Report.PDF', aPdf()), pdf)).toBe('pdf')
  expect(() => checkPdf({ bytes: aPdf() })).not.toThrow()
})

test.each([
  ['a.pdf', aProgram, 'This file is called .pdf but is a Windows program.'],
  ['a.pdf', aPage, 'This file is called .pdf but is a web page.'],
  ['a.pdf', anSvg, 'This file is called .pdf but is an SVG picture.'],
  ['a.pdf', bytes(' %PDF-1.4'), 'This file is called .pdf but is something else.'],
  ['a.pdf', bytes('PK\x03\x04'), 'This file is called .pdf but is a ZIP archive or an Office document.'],
  ['a.pdf', bytes('\x7fELF'), 'This file is called .pdf but is a program.'],
  ['a.pdf', bytes('#!/bin/sh'), 'This file is called .pdf but is a script.'],
  ['a.pdf', new Uint8Array(), 'This file is empty. Choose it again, or export it anew.'],
  ['a.pdf.exe', aPdf(), 'Files called .exe are not taken here. Send a PDF.'],
  ['a.svg', anSvg, 'Files called .svg are not taken here. Send a PDF.'],
  ['report', aPdf(), 'The file’s name should end in .pdf.'],
])('as a PDF, %s is refused: %#', (name, content, message) => {
  expect(() => checkKind(upload(name, content), pdf)).toThrow(message)
})

test.each([
  ['a.png', aProgram, 'This file is called .png but is a Windows program.'],
  ['a.png', anSvg, 'SVG files can hold scripts; send a PNG instead.'],
  ['a.svg', anSvg, 'SVG files can hold scripts; send a PNG instead.'],
  [
    'a.gif',
    bytes('GIF89a'),
    'Files called .gif are not taken here. Send a PNG picture, a JPEG picture, a WebP picture or an AVIF picture.',
  ],
  ['a.jpg', bytes('\x89PNG\r\n\x1a\n'), 'This file is called .jpg but is a PNG picture.'],
  ['a.jpg', bytes('\0\0\0\x18ftypheic'), 'This file is called .jpg but is a HEIC picture.'],
])('as a picture, %s is refused: %#', (name, content, message) => {
  expect(() => checkKind(upload(name, content), pictureKinds)).toThrow(message)
})

test('a file over the limit says its size and the limit', () => {
  const large = new Uint8Array(maxFileBytes + 1)
  expect(() => checkKind(upload('a.pdf', large), pdf)).toThrow('This file has 20.1 MB; the limit is 20 MB.')
})

const zipEnd = `PK\x05\x06${'\0'.repeat(18)}`

test.each([
  ['a page in front', aPdf({ first: '%<html><script>alert(1)</script>\n' }), 'a PDF and a web page at once'],
  ['an archive behind', aPdf({ last: zipEnd }), 'a PDF and a ZIP archive at once'],
  [
    'an archive whose comment looks like the end',
    aPdf({ last: `PK\x05\x06${'\0'.repeat(16)}\x06\0%%EOF\n` }),
    'a ZIP archive at once',
  ],
  ['something behind', aPdf({ last: 'MZ and more' }), 'can’t be read to its end'],
  ['half of it', aPdf().subarray(0, 200), 'can’t be read to its end'],
  [
    'a table that is elsewhere',
    bytes(
      Buffer.from(aPdf())
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
    ),
    'can’t be read',
  ],
  ['a version that is none', bytes(Buffer.from(aPdf()).toString('latin1').replace('1.4', 'x.y')), 'can’t be read'],
])('a PDF with %s is refused', (_, content, message) => {
  expect(() => checkPdf({ bytes: content })).toThrow(message)
})

test('a PNG is accepted as a picture', async () => {
  expect(checkKind(upload('a.png', await aPng()), pictureKinds)).toBe('png')
})
