import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect } from 'vitest'
import { users } from '~/db/schema/users'
import { test } from '../test/test'
import { logError } from './log-error'

/** The line that the log has of an error. */
function logLine(err: unknown) {
  const lines: string[] = []
  const log = pino({ base: null, serializers: { err: logError } }, { write: (line) => void lines.push(line) })
  log.error({ err }, 'failed')
  return lines.join('')
}

test('a failed query is logged without its values', async ({ ctx }) => {
  const person = { email: 'kari@sykehus.example', name: 'Kari Berg', passwordHash: 'scrypt$1', locale: 'en' as const }
  const failed = await ctx.db
    .transaction(async (tx) => {
      await tx.insert(users).values(person)
      await tx.insert(users).values(person)
    })
    .catch((error: unknown) => error)
  const line = logLine(failed)
  expect(line).toContain('Failed query: insert into')
  expect(line).toContain('users_email_unique')
  expect(line).toMatch(/"at":\["at /)
  expect(line).not.toMatch(/kari|Berg|scrypt/i)
})

test('a value that the database could not parse is not logged', async ({ ctx }) => {
  const failed = await ctx.db
    .transaction((tx) => tx.execute(sql`select ${'Kari "K" Berg'}::uuid`))
    .catch((error: unknown) => error)
  const line = logLine(failed)
  expect(line).toContain('invalid input syntax for type uuid')
  expect(line).not.toContain('Berg')
})

test('a mail server’s refusal is logged without the address', () => {
  const refusal = Object.assign(new Error('550 5.1.1 <kari@sykehus.example>: Recipient address rejected'), {
    code: 'EENVELOPE',
    rejected: ['kari@sykehus.example'],
    cause: new Error('to kari@sykehus.example'),
  })
  const line = logLine(refusal)
  expect(line).toContain('"code":"EENVELOPE"')
  expect(line).toContain('Recipient address rejected')
  expect(line).not.toContain('kari')
})

test('an error that the job queue has stored is logged like an error', () => {
  const { message, stack } = new Error('no room left')
  const line = logLine({ message, stack, queue: 'mail.queued', data: { email: 'kari@sykehus.example' } })
  expect(line).toContain('"message":"no room left"')
  expect(line).toMatch(/"at":\["at /)
  expect(line).not.toContain('kari')
})

test('a thrown value that is no error is logged too', () => {
  expect(logLine('gone')).toContain('"message":"gone"')
  expect(logLine(undefined)).toContain('failed')
})
