import { expect, test } from 'vitest'
import { messages } from '~/i18n/messages/programs/en'
import { programNames } from './engagement-programs'

test('the team calls programs what the price list calls them', () => {
  const { visits, exchange, speedDial, ambassadors, embassy, upgrades, hospitalTime } = messages
  const titles = { visits, exchange, speedDial, ambassadors, embassy, upgrades, hospital: hospitalTime }
  expect(programNames).toEqual(Object.fromEntries(Object.entries(titles).map(([name, { title }]) => [name, title])))
})
