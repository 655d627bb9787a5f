import { describe, expect, test } from 'vitest'
import { applyStored, readSettings } from './settings.server'

test('nothing has to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    secure: false,
    databaseUrl: undefined,
    mailFrom: 'hello@nordbro.example',
  })
  expect(readSettings({}).publicUrl.href).toBe('http://localhost:3000/')
})

test('an empty setting counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '', BRAND_PRODUCT: '' })).toEqual(readSettings({}))
})

describe('a bad setting is named, with what it should be', () => {
  test.each([
    ['PORT', 'abc', /PORT should be a port number/],
    ['PORT', '70000', /PORT should be a port number from 0 to 65535/],
    ['PORT', '3e3', /PORT should be a port number from 0 to 65535/],
    ['PUBLIC_URL', 'nordbro.example', /PUBLIC_URL should be like https:\/\/nordbro\.example/],
    ['DATABASE_URL', 'mysql://db/x', /DATABASE_URL should be like postgres:/],
    ['SMTP_URL', 'http://mail', /SMTP_URL should be like smtp:/],
    ['MAIL_FROM', 'nobody', /MAIL_FROM should be an email address/],
    ['INBOUND_MAIL', 'nobody', /INBOUND_MAIL should be an email address/],
    ['INBOUND_MAIL', 'reply+x@in.example', /INBOUND_MAIL should have at most 10 characters before the @, and no \+/],
    ['INBOUND_MAIL', 'dialogue-of-us@in.example', /INBOUND_MAIL should have at most 10 characters/],
    ['INBOUND_MAIL_SECRET', 'short', /INBOUND_MAIL_SECRET should be a secret of at least 32 characters/],
    ['INBOUND_MAIL', 'reply@in.example', /INBOUND_MAIL and INBOUND_MAIL_SECRET should be set together/],
    ['TRUSTED_PROXIES', '10.0.0.0/99', /TRUSTED_PROXIES should be addresses or ranges/],
    ['SIGN_ON_PRIVATE_HOSTS', 'https://login.example', /SIGN_ON_PRIVATE_HOSTS should be host names/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL should be one of/],
    ['PAGE_CACHE', 'maybe', /PAGE_CACHE should be on or off/],
    ['STOP_DELAY', 'soon', /STOP_DELAY should be a number of seconds from 0 to 60/],
    ['STOP_DELAY', '-1', /STOP_DELAY should be a number of seconds from 0 to 60/],
    ['STOP_DELAY', '0.5', /STOP_DELAY should be a number of seconds from 0 to 60/],
    ['STOP_DELAY', '3600', /STOP_DELAY should be a number of seconds from 0 to 60/],
    ['STOP_DELAY', '1e1', /STOP_DELAY should be a number of seconds from 0 to 60/],
    ['SESSION_MEMBER_IDLE_DAYS', '0', /SESSION_MEMBER_IDLE_DAYS should be a number of days from 1 to 365/],
    ['SESSION_MEMBER_MAX_DAYS', '1.5', /SESSION_MEMBER_MAX_DAYS should be a number of days from 1 to 365/],
    ['SESSION_ADMIN_IDLE_HOURS', 'all', /SESSION_ADMIN_IDLE_HOURS should be a number of hours from 1 to 720/],
    ['DIGEST_HOUR', '24', /DIGEST_HOUR should be an hour from 0 to 23/],
    ['MEMBER_FACTOR', 'maybe', /MEMBER_FACTOR should be optional or required/],
    ['UNDO_SECONDS', '0', /UNDO_SECONDS should be a number of seconds from 1 to 300/],
    ['AUTH_SECRET', 'short', /AUTH_SECRET should be a secret of at least 32 characters/],
    ['BRAND_EMAIL', 'nobody', /BRAND_EMAIL should be an email address/],
    ['METRICS_TOKEN', 'short', /METRICS_TOKEN should be a secret/],
  ])('%s=%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message)
  })

  test('all bad ones at once', () => {
    expect(() => readSettings({ PORT: 'x', SMTP_URL: 'y' })).toThrow(/PORT[\s\S]*SMTP_URL/)
  })
})

test('settings limit how long sessions last', () => {
  const [hour, day] = [3_600_000, 86_400_000]
  expect(readSettings({}).sessionLimits).toEqual({
    member: { idleMs: 30 * day, mostMs: 90 * day },
    admin: { idleMs: 12 * hour, mostMs: 30 * day },
  })
  expect(readSettings({ SESSION_ADMIN_IDLE_HOURS: '1', SESSION_ADMIN_MAX_DAYS: '2' }).sessionLimits.admin).toEqual({
    idleMs: hour,
    mostMs: 2 * day,
  })
})

test('replies are received with a mailbox and a secret', () => {
  const secret = 's'.repeat(32)
  expect(readSettings({}).inboundMail).toBeUndefined()
  const { inboundMail } = readSettings({ INBOUND_MAIL: 'reply@in.example', INBOUND_MAIL_SECRET: secret })
  expect(inboundMail).toEqual({ mailbox: 'reply@in.example', secret })
})

test('UNDO_SECONDS sets for how long a decision can be undone', () => {
  expect(readSettings({}).undoSeconds).toBe(30)
  expect(readSettings({ UNDO_SECONDS: '10' }).undoSeconds).toBe(10)
})

test('a stop is delayed only by STOP_DELAY', () => {
  expect(readSettings({}).stopDelaySeconds).toBe(0)
  expect(readSettings({ STOP_DELAY: '5' }).stopDelaySeconds).toBe(5)
})

test('settings replace the brand', () => {
  const { brand, mailFrom } = readSettings({
    BRAND_PRODUCT: 'Sundbro',
    BRAND_SLUG: 'sundbro',
    BRAND_EMAIL: 'hej@sundbro.example',
  })
  expect(brand).toMatchObject({ product: 'Sundbro', slug: 'sundbro', domain: 'nordbro.example' })
  expect(mailFrom).toBe('hej@sundbro.example')
})

test('the settings of a bucket are complete, or all absent', () => {
  const bucket = { S3_BUCKET: 'files', S3_REGION: 'eu-north-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readSettings({}).s3).toBeUndefined()
  expect(readSettings(bucket).s3).toEqual({
    bucket: 'files',
    region: 'eu-north-1',
    endpoint: undefined,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(readSettings({ ...bucket, S3_ENDPOINT: 'https://storage.example' }).s3?.endpoint).toBe(
    'https://storage.example',
  )
  for (const name of Object.keys(bucket)) {
    expect(() => readSettings({ ...bucket, [name]: '' })).toThrow('should be set together')
  }
  expect(() => readSettings({ S3_ENDPOINT: 'https://storage.example' })).toThrow('should be set together')
  expect(() => readSettings({ ...bucket, S3_ENDPOINT: 'storage' })).toThrow('S3_ENDPOINT should be like')
})

describe('what admins have set', () => {
  test('replaces the defaults in place, and its end brings them back', () => {
    const settings = readSettings({ BRAND_SLUG: 'sundbro' })
    applyStored(settings, { BRAND_PRODUCT: 'Sundbro', CHAT: 'inbox', UNDO_SECONDS: '60', DIGEST_HOUR: '8' })
    expect(settings).toMatchObject({ chat: 'inbox', undoSeconds: 60, digestHour: 8 })
    expect(settings.brand).toMatchObject({ product: 'Sundbro', slug: 'sundbro', founder: 'the Nordbro partners' })
    applyStored(settings, {})
    expect(settings).toEqual(readSettings({ BRAND_SLUG: 'sundbro' }))
  })

  test('has no effect on what the environment sets, nor on the sender of mails', () => {
    const settings = readSettings({ BRAND_PRODUCT: 'Bro' })
    applyStored(settings, { BRAND_PRODUCT: 'Sundbro', BRAND_EMAIL: 'hej@sundbro.example' })
    expect(settings.brand).toMatchObject({ product: 'Bro', email: 'hej@sundbro.example' })
    expect(settings.mailFrom).toBe('hello@nordbro.example')
  })
})

test('admins need a second factor with https, members when it is set', () => {
  const settings = readSettings({ PUBLIC_URL: 'https://nordbro.example' })
  expect(settings.factorPolicy).toEqual({ admins: true, members: false })
  applyStored(settings, { MEMBER_FACTOR: 'required' })
  expect(settings.factorPolicy).toEqual({ admins: true, members: true })
  expect(readSettings({}).factorPolicy).toEqual({ admins: false, members: false })
})
