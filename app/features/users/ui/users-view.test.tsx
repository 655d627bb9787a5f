import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { rightsOf } from '~/auth/permissions'
import { AuthProvider } from '~/features/members/ui/auth'
import { LanguageProvider } from '~/i18n/language'
import type { AdminRole } from '~/lib/admin-roles'
import type { FormResult } from '~/web/forms/form-result'
import { postedRouter } from '../../../../test/posted-router'
import type { User, UserForm } from '../model'
import { UsersView } from './users-view'

const user = (overrides: Partial<User> = {}): User => ({
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  email: 'kari+1@sykehus.example',
  name: 'Kari',
  role: 'hospital',
  level: 'builder',
  adminRole: null,
  createdAt: new Date('2026-11-15T08:30:00Z'),
  ...overrides,
})

type ViewOptions = {
  users?: User[]
  selected?: User
  currentUserId?: string
  admins?: number
  as?: AdminRole
  posted?: FormResult<UserForm>
}

function view({ users = [user()], selected, currentUserId, admins = 2, as = 'owner', posted }: ViewOptions = {}) {
  const props = {
    users,
    total: users.length,
    hasMore: false,
    stats: { total: 1234, admins, owners: admins, supplier: 1, embassy: 2, hospital: 3 },
    filter: { q: 'kari', role: 'hospital', sort: 'email', page: 1 } as const,
    selected: selected && { ...selected, hasOwnLevel: true, organisation: null, hasFactor: false },
    currentUserId,
    isLoading: false,
    settings: { page: '/admin' as const, isCompact: false, views: [] },
  }
  const router = postedRouter(<UsersView {...props} />, '/admin', posted)
  return renderToStaticMarkup(
    <LanguageProvider locale="en">
      <AuthProvider
        auth={{ user: null, session: null, userAccess: null, rights: rightsOf({ adminRole: as }), isLoading: false }}
      >
        <RouterProvider router={router} />
      </AuthProvider>
    </LanguageProvider>,
  ).replaceAll('&amp;', '&')
}

/** The forms and buttons that send to a form of the page, once each in a row. */
const formsOf = (markup: string) =>
  [...markup.matchAll(/action="[^"]*[?&]form=([\w-]+)"/gi)]
    .map(([, form]) => form)
    .filter((form, index, all) => form !== all[index - 1])

test('the list, its search and its boxes work without JavaScript', () => {
  const markup = view()
  expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/admin"|<form[^>]*action="\/admin"[^>]*method="get"/)
  expect(markup).toContain('value="kari"')
  expect(markup).toContain('<option value="hospital" selected="">Hospital</option>')
  expect(markup).toContain(`href="/admin?q=kari&role=hospital&sort=email&user=${user().id}#detail"`)
  expect(markup).toMatch(/<input form="bulk"[^>]*type="checkbox"[^>]*name="user"/)
  expect(formsOf(markup)).toEqual(['role', 'level'])
  expect(markup).toContain('href="/admin/users.csv?q=kari&role=hospital"')
  expect(markup).toContain('1,234')
  expect(markup).not.toMatch(/ style=/)
})

test('an empty list shows a text', () => {
  expect(view({ users: [] })).toContain('No users found matching your criteria')
})

test('a member can be promoted and removed; an admin can be demoted instead', () => {
  const bulkForms = ['role', 'level']
  expect(formsOf(view({ selected: user() })).slice(bulkForms.length)).toEqual([
    'role',
    'reset',
    'sign-out',
    'level',
    'promote',
    'remove',
  ])
  const admin = view({ selected: user({ adminRole: 'owner' }) })
  expect(formsOf(admin).slice(bulkForms.length)).toEqual([
    'role',
    'reset',
    'sign-out',
    'level',
    'admin-role',
    'demote',
    'remove',
  ])
  expect(admin).toContain('href="mailto:kari%2B1@sykehus.example"')
})

test('the last owner can’t be demoted or removed, and nobody can remove themselves', () => {
  const selected = user({ adminRole: 'owner' })
  expect(formsOf(view({ selected, admins: 1 }))).not.toContain('demote')
  expect(formsOf(view({ selected, admins: 1 }))).not.toContain('remove')
  expect(formsOf(view({ selected, currentUserId: selected.id }))).not.toContain('remove')
})

test('a member manager changes members and no admins, and a reader nobody', () => {
  const ofMember = formsOf(view({ selected: user(), as: 'member_manager' })).slice(2)
  expect(ofMember).toEqual(['role', 'reset', 'sign-out', 'level', 'remove'])
  const ofAdmin = view({ selected: user({ adminRole: 'editor' }), as: 'member_manager' })
  expect(formsOf(ofAdmin).slice(2)).toEqual(['reset'])
  expect(ofAdmin).toContain('Only an owner can change or remove the account')
  const read = view({ selected: user(), as: 'reader' })
  expect(formsOf(read)).toEqual([])
  expect(read).toContain('You can look at this, not change it.')
  expect(read).not.toContain('users.csv')
})

test('the result of a form sent without JavaScript is shown', () => {
  expect(view({ posted: { form: 'promote', state: 'done', data: {} } })).toContain(
    'User has been granted admin access.',
  )
})
