import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { changeRole, demoteUser, sendReset } from '~/features/users/commands.server'
import { exportUsers } from '~/features/users/queries.server'
import { Refused } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { action } from './users'
import { loader as csv } from './users-csv'

// What they decide is tested where they are; here, what becomes of it on its way to the browser.
vi.mock('~/features/users/commands.server', () => ({
  changeRole: vi.fn(),
  changeLevel: vi.fn(),
  promoteUser: vi.fn(),
  demoteUser: vi.fn(),
  removeUser: vi.fn(),
  sendReset: vi.fn(),
  inviteUser: vi.fn(),
}))
vi.mock('~/features/users/queries.server', () => ({ exportUsers: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const member = { userId: crypto.randomUUID(), email: '', role: 'supplier', level: 'entry', isAdmin: true }

function asked(address: string, form?: [string, string][]): never {
  const context = new RouterContextProvider()
  const services = { settings: {}, database: {}, limiter: { count: async () => {} } }
  const log = { error: () => {} }
  context.set(scopeContext, { services, log, session: { member }, locale: 'en' } as unknown as Scope)
  const request = new Request(`https://nordbro.example${address}`, {
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { request, context, params: {} } as never
}

/** Its forms never answer with a Response. */
async function send(args: never) {
  const answer = await action(args)
  if (answer instanceof Response) throw new Error('a Response')
  return answer
}

const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]

test('several users reach one command, and nothing else that the form says does', async () => {
  vi.mocked(changeRole).mockResolvedValue({ count: 2 })
  const fields: [string, string][] = [
    ['user', one],
    ['user', two],
    ['role', 'embassy'],
    ['level', 'premium'],
    ['isAdmin', 'true'],
  ]
  const { data } = await send(asked('/admin?index&form=role', fields))
  expect(data).toEqual({ form: 'role', state: 'done', data: { count: 2 } })
  const input = { user: [one, two], role: 'embassy' }
  expect(changeRole).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ actor: member }),
    input,
    expect.anything(),
  )
})

test('whom a mail went to is named, and a refusal says why', async () => {
  vi.mocked(sendReset).mockResolvedValue({ email: 'kari@sykehus.example' })
  const { data } = await send(asked('/admin?index&form=reset', [['user', one]]))
  expect(data).toEqual({ form: 'reset', state: 'done', data: { email: 'kari@sykehus.example' } })
  vi.mocked(demoteUser).mockRejectedValue(new Refused('last-admin'))
  const refused = await action(asked('/admin?index&form=demote', [['user', one]]))
  expect(refused).toMatchObject({
    data: { form: 'demote', state: 'refused', reason: 'last-admin' },
    init: { status: 422 },
  })
})

test('nobody selected, or a form that there is not, changes nothing', async () => {
  const { data } = await send(asked('/admin?index&form=role', [['role', 'embassy']]))
  expect(data).toMatchObject({ state: 'invalid', errors: { user: { key: 'required' } } })
  await expect(action(asked('/admin?index&form=crown', [['user', one]]))).rejects.toMatchObject({
    init: { status: 400 },
  })
  expect(changeRole).not.toHaveBeenCalled()
})

test('the file is of the filter shown, saved and never shown, and kept by nobody between', async () => {
  vi.setSystemTime('2026-11-15T10:00:00Z')
  vi.mocked(exportUsers).mockImplementation(async function* () {
    yield []
  })
  const answered = csv(asked('/admin/users.csv?q=kari&role=hospital'))
  vi.useRealTimers()
  expect(Object.fromEntries(answered.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-hospital-2026-11-15.csv"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await answered.text()).toBe('Email,Role,Access Level,Admin,Created At\r\n')
  expect(exportUsers).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ q: 'kari', role: 'hospital' }))
})
