import { expect, test } from 'vitest'
import { rolePages } from '~/features/members/model'
import { memberRoles } from '~/lib/member-roles'
import { adminPlaces, barPlaces, initialsOf, isAdminPage, isCurrent, memberPlaces, roleOfPage } from './model'

test('the admin rail begins with Today, and has Users, Requests, Events and Content in this order', () => {
  const keys = adminPlaces.filter(({ whileWaiting }) => !whileWaiting).map(({ key }) => key)
  expect(keys.slice(0, 5)).toEqual(['today', 'users', 'requests', 'events', 'content'])
  expect(adminPlaces.find(({ key }) => key === 'users')?.to).toBe('/admin')
})

test('a bar has room for four places and More: with a dialogue the account is under More', () => {
  const keys = (places: readonly { key: string; inBar?: boolean }[]) => barPlaces(places).map(({ key }) => key)
  expect(keys(adminPlaces)).toHaveLength(4)
  const places = memberPlaces('embassy')
  expect(keys(places)).toEqual(['home', 'events', 'dialogue', 'content'])
  expect(keys(places.filter(({ whenCounted }) => !whenCounted))).toEqual(['home', 'events', 'content', 'account'])
})

test.each([
  ['/admin', 'users'],
  ['/admin/requests', 'requests'],
  ['/admin/events/new', 'events'],
  ['/admin/content/note/7', 'content'],
  ['/admin/setup', 'setup'],
  ['/admin/import', 'users'],
  ['/admin/import/7', 'users'],
])('%s is at one place of the rail: %s', (path, key) => {
  expect(adminPlaces.filter((place) => isCurrent(place, path)).map((place) => place.key)).toEqual([key])
})

test('the rail of members is that of the role whose page is shown', () => {
  expect(memberPlaces('embassy')[0]?.to).toBe('/ambassador')
  expect(roleOfPage('/ambassador')).toBe('embassy')
  expect(roleOfPage('/account')).toBeUndefined()
  expect(memberPlaces('supplier').filter((place) => isCurrent(place, '/supplier'))).toHaveLength(1)
})

test.each(memberRoles)('%s: the page of all files is at one place of the rail, that of a role at another', (role) => {
  const currentAt = (path: string) =>
    memberPlaces(role)
      .filter((place) => isCurrent(place, path))
      .map(({ key }) => key)
  expect(currentAt('/insights')).toEqual(['content'])
  expect(currentAt(rolePages[role])).toEqual(['home'])
})

test('only the admin screen is an admin page', () => {
  expect(['/admin', '/admin/today', '/administration', '/supplier'].map(isAdminPage)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['Anna Berg-Öst', 'AÖ'],
  ['anna.berg', 'AB'],
  ['åsa', 'Å'],
  ['Marte Solberg', 'MS'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
