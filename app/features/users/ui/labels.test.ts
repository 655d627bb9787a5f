import { expect, test } from 'vitest'
import type { UserForm, UserFormName } from '../model'
import { userNotice } from './labels'

const done = (form: UserFormName, data: UserForm['data'] = {}) => ({ form, state: 'done', data }) as const
const failed = (form: UserFormName) => ({ form, state: 'failed', failure: 'failed', values: {} }) as const

test('each result has the specified notice', () => {
  expect(userNotice(done('role'))).toEqual({
    tone: 'success',
    title: 'User Updated',
    text: 'User access level has been updated.',
  })
  expect(userNotice(done('promote'))).toMatchObject({
    title: 'User Promoted',
    text: 'User has been granted admin access.',
  })
  expect(userNotice(done('reset', { email: 'a@b.example' }))).toMatchObject({
    title: 'Password Reset Sent',
    text: 'Password reset email sent to a@b.example',
  })
  expect(userNotice(failed('reset'))).toEqual({ tone: 'danger', title: 'Failed to send password reset email' })
  expect(userNotice({ ...failed('reset'), failure: 'offline' }).text).toMatch(/^No connection/)
  expect(userNotice({ ...failed('demote'), failure: 'offline' }).text).toMatch(/^No connection/)
  expect(userNotice({ form: 'demote', state: 'refused', reason: 'last-owner', values: {} })).toMatchObject({
    text: 'This is the last owner. Make someone else an owner first.',
  })
})
