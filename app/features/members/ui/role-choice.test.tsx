import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { RailFoot } from '~/features/workspace/ui/rail-foot'
import SelectRole from '~/routes/members/select-role'
import { ThemeProvider } from '~/ui/theme'
import { hrefsOf, linesOf, render } from '../../../../test/render-page'
import { RoleSwitcher } from './role-switcher'

/** As the document does. */
const withTheme = (Part: () => ReactNode) => () => (
  <ThemeProvider slug="nordbro">
    <Part />
  </ThemeProvider>
)

test('the switcher names the role and links to the others and to the role selection', () => {
  const markup = render(() => <RoleSwitcher current="hospital" />)
  expect(linesOf(markup)).toEqual(['Hospital', 'Back to Role Selection', 'Embassy', 'Supplier', 'Hospital'])
  expect(hrefsOf(markup)).toEqual(['/select-role', '/ambassador', '/supplier', '/hospital'])
  expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/hospital"|href="\/hospital"[^>]*aria-current="page"/)
  expect(linesOf(render(() => <RoleSwitcher />))[0]).toBe('Select Role')
  expect(hrefsOf(render(() => <RoleSwitcher current="admin" />, { adminRole: 'owner' })).at(-1)).toBe('/admin')
})

test('the foot of the rail shows who is signed in and signs out by a plain form', () => {
  const markup = render(withTheme(() => <RailFoot />))
  expect(linesOf(markup).filter((line) => !/^(EN|SV|NO|English|Svenska|Norsk)$|^Switch to/.test(line))).toEqual([
    'AB',
    'Welcome, anna.berg',
    'Hospital, Entry',
    'Sign Out',
  ])
  expect(markup).toMatch(/<form [^>]*action="\/sign-out" method="post"><button type="submit"/)
  expect(hrefsOf(markup)).toEqual(['/account', '?lang=en', '?lang=sv', '?lang=no'])
})

test('the role selection offers three roles and sign-out; admins also get the admin screen', () => {
  const markup = render(SelectRole)
  expect(markup).toMatch(/<h1[^>]*>Welcome, anna\.berg<\/h1>/)
  expect(linesOf(markup)).toEqual(expect.arrayContaining(['Embassy', 'Supplier', 'Hospital', 'Sign Out']))
  expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/ambassador', '/supplier', '/hospital']))
  expect(markup.match(/Your role/g)).toHaveLength(1)
  expect(markup).not.toContain('/admin')
  expect(render(SelectRole, { adminRole: 'owner' })).toMatch(/<a [^>]*href="\/admin"[^>]*>Admin Access<\/a>/)
})

test('the member’s own role comes first on the role selection', () => {
  const roles = hrefsOf(render(SelectRole)).filter((href) => ['/ambassador', '/supplier', '/hospital'].includes(href))
  expect(roles).toEqual(['/hospital', '/ambassador', '/supplier'])
})

test('the welcome line has the address, whatever the name is', () => {
  const foot = withTheme(() => <RailFoot />)
  expect(linesOf(render(foot, { name: 'Anna Berg-Öst' }))).toContain('Welcome, anna.berg')
})
