import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock.server'

const newFolder = () => mkdtempSync(join(tmpdir(), 'nordbro-lock-'))
const writeLock = (folder: string, holder: object) =>
  writeFileSync(join(folder, 'lock'), JSON.stringify({ host: hostname(), started: '', ...holder }))

test('a second opener is refused with the id of the process that holds the folder', () => {
  const folder = newFolder()
  lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`)
})

test('a released lock can be taken again, and leaves no file', () => {
  const folder = newFolder()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

test('the lock of a process that has ended is stale', async () => {
  const folder = newFolder()
  const child = spawn('true')
  await once(child, 'exit')
  writeLock(folder, { pid: child.pid })
  lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock'])
})

test.runIf(existsSync('/proc'))('a lock whose process id now belongs to another process is stale', () => {
  const folder = newFolder()
  writeLock(folder, { pid: process.pid, started: '1' })
  expect(() => lockFolder(folder)).not.toThrow()
})

test('an incomplete lock file is stale', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), '{"pid":')
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a lock of another machine is respected, and the message names the file to delete', () => {
  const folder = newFolder()
  writeLock(folder, { pid: 1, host: 'elsewhere' })
  expect(() => lockFolder(folder)).toThrow(`process 1 on elsewhere. If that machine is gone, delete ${folder}/lock`)
})
