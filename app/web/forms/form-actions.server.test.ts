import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { line } from '~/lib/input'
import type { Scope } from '../scope.server'
import { answerForm } from './form-actions.server'

const scope = {
  services: { settings: {}, database: {}, limiter: { count: async () => {} } },
  log: { error: () => {} },
  clientAddress: '192.0.2.1',
  locale: 'en',
} as unknown as Scope

const post = (fields: [string, string][]) =>
  new Request('https://nordbro.example/form', { method: 'POST', body: new URLSearchParams(fields) })

const ticked: [string, string][] = [
  ['name', 'Kari'],
  ['colour', 'red'],
  ['colour', 'blue'],
]

test('a field among the lists reaches the schema with all its values', async () => {
  const run = vi.fn(async () => {})
  const input = z.object({ name: line(9), colour: z.array(line(9)), size: z.array(line(9)) })
  const { data } = await answerForm(post(ticked), scope, { name: 'form', input, run, lists: ['colour', 'size'] })
  expect(data).toEqual({ state: 'done' })
  expect(run).toHaveBeenCalledWith(expect.anything(), { name: 'Kari', colour: ['red', 'blue'], size: [] })
})

test('what was ticked comes back when something is wrong, and when it fails', async () => {
  const lists = ['colour']
  const typed = { values: { name: 'Kari' }, lists: { colour: ['red', 'blue'] } }
  const wrong = z.object({ name: line(3), colour: z.array(line(9)) })
  const refused = await answerForm(post(ticked), scope, { name: 'form', input: wrong, run: async () => {}, lists })
  expect(refused.init?.status).toBe(422)
  expect(refused.data).toEqual({ state: 'invalid', ...typed, errors: { name: { key: 'tooLong', max: 3 } } })

  const input = z.object({ name: line(9), colour: z.array(line(9)) })
  const run = async () => {
    throw new Error('the database is down')
  }
  const failed = await answerForm(post(ticked), scope, { name: 'form', input, run, lists })
  expect(failed.init?.status).toBe(503)
  expect(failed.data).toEqual({ state: 'failed', ...typed, failure: 'failed' })
})

test('without lists a field has one value, the last, as before', async () => {
  const input = z.object({ name: line(3), colour: line(9) })
  const { data } = await answerForm(post(ticked), scope, { name: 'form', input, run: async () => {} })
  expect(data).toEqual({
    state: 'invalid',
    values: { name: 'Kari', colour: 'blue' },
    errors: { name: { key: 'tooLong', max: 3 } },
  })
})
