import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, nameInAddress, useAuth } from './auth'

const CurrentEmail = () => useAuth().user?.email ?? 'nobody'

test('outside its provider the hook throws an error that names the provider', () => {
  expect(() => renderToStaticMarkup(<CurrentEmail />)).toThrow('useAuth must be used within an AuthProvider')
})

test('inside its provider the hook returns the provided user', () => {
  const user = { id: '1', email: 'asa@nordbro.example', name: '' }
  const auth = { user, session: null, userAccess: null, rights: [], isLoading: false }
  expect(
    renderToStaticMarkup(
      <AuthProvider auth={auth}>
        <CurrentEmail />
      </AuthProvider>,
    ),
  ).toBe('asa@nordbro.example')
})

test('the name in an address is the part before the at-sign', () => {
  expect(nameInAddress('asa.oberg@nordbro.example')).toBe('asa.oberg')
})
