import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock.server'

const newFolder = () => mkdtempSync(join(tmpdir(), 'nordbro-lock-'))
const leave = (folder: string, holder: object) =>
  writeFileSync(join(folder, 'lock'), JSON.stringify({ host: hostname(), started: '', ...holder }))

test('a second opener is refused and told whose folder it is', () => {
  const folder = newFolder()
  lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`)
})

test('a lock given back can be taken again, and leaves nothing behind', () => {
  const folder = newFolder()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

test('the lock of a process that has ended is stale', async () => {
  const folder = newFolder()
  const child = spawn('true')
  await once(child, 'exit')
  leave(folder, { pid: child.pid })
  lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock'])
})

test.runIf(existsSync('/proc'))('so is one whose number now belongs to another process', () => {
  const folder = newFolder()
  leave(folder, { pid: process.pid, started: '1' })
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a lock cut short while being written is stale', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), '{"pid":')
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a lock from another machine is kept, and the message says what to do', () => {
  const folder = newFolder()
  leave(folder, { pid: 1, host: 'elsewhere' })
  expect(() => lockFolder(folder)).toThrow(`process 1 on elsewhere. If that machine is gone, delete ${folder}/lock`)
})
