import { expect } from 'vitest'
import { AppError } from '~/lib/app-error'
import { test } from '../../test/test'
import { createLimiter } from './limiter.server'

test('one address is slowed, another and another form are not', async ({ ctx }) => {
  const limiter = createLimiter(ctx.db, { tries: 3, seconds: 60 })
  for (let tries = 0; tries < 3; tries += 1) await limiter.count('form', '192.0.2.1')
  const refused = await limiter.count('form', '192.0.2.1').catch((error) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused.retryAfterSeconds).toBeGreaterThan(50)
  await limiter.count('form', '192.0.2.2')
  await limiter.count('other', '192.0.2.1')
})

test('the count is shared by everyone on the database', async ({ ctx }) => {
  await createLimiter(ctx.db, { tries: 1, seconds: 60 }).count('form', '192.0.2.9')
  await expect(createLimiter(ctx.db, { tries: 1, seconds: 60 }).count('form', '192.0.2.9')).rejects.toThrow(
    'forms.tooMany',
  )
})

test('when the window is over the count begins anew', async ({ database }) => {
  const limiter = createLimiter(database.db, { tries: 1, seconds: 0.2 })
  await limiter.count('form', '192.0.2.3')
  await expect(limiter.count('form', '192.0.2.3')).rejects.toThrow('forms.tooMany')
  await new Promise((resolve) => setTimeout(resolve, 250))
  await limiter.count('form', '192.0.2.3')
})
