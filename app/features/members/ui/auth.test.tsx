import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, nameInAddress, useAuth } from './auth'

const Who = () => useAuth().user?.email ?? 'nobody'

test('outside its provider the hook says what is missing', () => {
  expect(() => renderToStaticMarkup(<Who />)).toThrow('useAuth must be used within an AuthProvider')
})

test('inside it gives user, session, access and whether they are being looked up', () => {
  const user = { id: '1', email: 'asa@nordbro.example', name: '' }
  const auth = { user, session: null, userAccess: null, isLoading: false }
  expect(
    renderToStaticMarkup(
      <AuthProvider auth={auth}>
        <Who />
      </AuthProvider>,
    ),
  ).toBe('asa@nordbro.example')
})

test('someone without a name is called by their address', () => {
  expect(nameInAddress('asa.oberg@nordbro.example')).toBe('asa.oberg')
})
