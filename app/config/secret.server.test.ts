import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSecret } from './secret.server'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'nordbro-secret-')), 'data')

test('a secret is created once in a file that only its owner may read, and is the same at the next start', () => {
  const dataDir = newFolder()
  const first = readSecret({ secretKey: undefined, dataDir })
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(readSecret({ secretKey: undefined, dataDir })).toBe(first)
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
  expect(readSecret({ secretKey: undefined, dataDir: newFolder() })).not.toBe(first)
})

test('AUTH_SECRET is used when it is set, and no file is written', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordbro-secret-'))
  expect(readSecret({ secretKey: 'of-the-setting', dataDir })).toBe('of-the-setting')
  expect(readdirSync(dataDir)).toEqual([])
})

test('when the file can’t be written, the error names the setting', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'nordbro-secret-')), 'file')
  writeFileSync(file, 'no folder')
  chmodSync(file, 0o400)
  expect(() => readSecret({ secretKey: undefined, dataDir: file })).toThrow(/AUTH_SECRET should be set/)
  expect(readFileSync(file, 'utf8')).toBe('no folder')
})
