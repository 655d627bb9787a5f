import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordExport } from '~/features/security-events/commands.server'
import { changeRole, demoteUser, sendReset } from '~/features/users/commands.server'
import { exportUsers } from '~/features/users/queries.server'
import { Refused } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { action } from './users'
import { loader as csv } from './users-csv'

// Commands and queries have their own tests; these test the responses.
vi.mock('~/features/users/commands.server', () => ({
  changeRole: vi.fn(),
  changeLevel: vi.fn(),
  promoteUser: vi.fn(),
  changeAdminRole: vi.fn(),
  demoteUser: vi.fn(),
  removeUser: vi.fn(),
  removeFactors: vi.fn(),
  sendReset: vi.fn(),
  signOutUser: vi.fn(),
}))
vi.mock('~/features/users/queries.server', () => ({ exportUsers: vi.fn() }))
vi.mock('~/features/security-events/commands.server', () => ({ recordExport: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const member = { userId: crypto.randomUUID(), email: '', role: 'supplier', level: 'entry', adminRole: 'owner' }

function routeArgs(address: string, form?: [string, string][]): never {
  const context = new RouterContextProvider()
  const services = {
    settings: { publicUrl: new URL('https://nordbro.example') },
    database: {},
    limiter: { count: async () => {} },
  }
  const log = { error: () => {} }
  context.set(scopeContext, { services, log, session: { isAdmin: true, member }, locale: 'en' } as unknown as Scope)
  const request = new Request(`https://nordbro.example${address}`, {
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { request, context, params: {} } as never
}

/** Runs the action; its forms never return a Response. */
async function send(args: never) {
  const answer = await action(args)
  if (answer instanceof Response) throw new Error('a Response')
  return answer
}

const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]

test('several users are passed to one command, and unknown form fields are not', async () => {
  vi.mocked(changeRole).mockResolvedValue({ count: 2 })
  const fields: [string, string][] = [
    ['user', one],
    ['user', two],
    ['role', 'embassy'],
    ['level', 'premium'],
    ['isAdmin', 'true'],
  ]
  const { data } = await send(routeArgs('/admin?index&form=role', fields))
  expect(data).toEqual({ form: 'role', state: 'done', data: { count: 2 } })
  const input = { user: [one, two], role: 'embassy' }
  expect(changeRole).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ actor: member }),
    input,
    expect.anything(),
  )
})

test('the result names the recipient of a mail, and a refusal has its reason', async () => {
  vi.mocked(sendReset).mockResolvedValue({ email: 'kari@sykehus.example' })
  const { data } = await send(routeArgs('/admin?index&form=reset', [['user', one]]))
  expect(data).toEqual({ form: 'reset', state: 'done', data: { email: 'kari@sykehus.example' } })
  vi.mocked(demoteUser).mockRejectedValue(new Refused('last-owner'))
  const refused = await action(routeArgs('/admin?index&form=demote', [['user', one]]))
  expect(refused).toMatchObject({
    data: { form: 'demote', state: 'refused', reason: 'last-owner' },
    init: { status: 422 },
  })
})

test('no selected user, or an unknown form, changes nothing', async () => {
  const { data } = await send(routeArgs('/admin?index&form=role', [['role', 'embassy']]))
  expect(data).toMatchObject({ state: 'invalid', errors: { user: { key: 'required' } } })
  await expect(action(routeArgs('/admin?index&form=crown', [['user', one]]))).rejects.toMatchObject({
    init: { status: 400 },
  })
  expect(changeRole).not.toHaveBeenCalled()
})

test('the CSV has the filtered users, is an attachment and is not cached', async () => {
  vi.setSystemTime('2026-11-15T10:00:00Z')
  vi.mocked(exportUsers).mockImplementation(async function* () {
    yield []
  })
  const response = await csv(routeArgs('/admin/users.csv?q=kari&role=hospital'))
  vi.useRealTimers()
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-hospital-2026-11-15.csv"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await response.text()).toBe('Email,Role,Access Level,Admin,Created At\r\n')
  expect(exportUsers).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ q: 'kari', role: 'hospital' }))
  expect(recordExport).toHaveBeenCalledWith(expect.anything(), 'users')
})
