import { expect, test } from 'vitest'
import { names } from '../ui/labels'

test('a level or an add-on that the price list no longer has is shown by its key', () => {
  expect(names.offering({ program: 'visits', tier: 'core' })).toBe('Clinical visits, Core')
  expect(names.offering({ program: 'visits', tier: 'gone' })).toBe('Clinical visits, gone')
  expect(names.line('embassy', { kind: 'addOn', key: 'studyVisit.gone' })).toContain('gone')
})
