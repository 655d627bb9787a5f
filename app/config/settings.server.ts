import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { brandFrom } from '~/brand/brand'
import { signInPolicies } from '../lib/sign-in-policy'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())

const urlWith = (protocols: string[], example: string) =>
  z.string().refine(
    (value) => {
      const url = URL.parse(value)
      return url !== null && protocols.includes(url.protocol)
    },
    { error: `should be like ${example}` },
  )

const addressOrRange = (value: string) => {
  const [address = '', bits] = value.split('/')
  const version = isIP(address)
  if (!version) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const mailbox = z.email({ error: 'should be an email address, like hello@nordbro.example' })
const nonEmptyText = (example: string) =>
  z
    .string()
    .trim()
    .min(1, { error: `should be a text, like ${example}` })
    .max(200)

const providerName = z.string().regex(/^[a-z0-9-]+$/, { error: 'should be a name in lower case, like beehiiv' })

const wholeFrom1To = (max: number, unit: string, defaultValue: number) => {
  const range = { error: `should be a number of ${unit} from 1 to ${max}` }
  return z.preprocess(
    blankIsAbsent,
    z.coerce.number(range).int(range).min(1, range).max(max, range).default(defaultValue),
  )
}

const stopDelayRange = { error: 'should be a number of seconds from 0 to 60' }

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Every setting the product reads, in the order README lists them. */
const environment = z.object({
  PORT: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: 'should be a port number from 0 to 65535' })
      .int({ error: 'should be a whole number' })
      .min(0, { error: 'should be a port number from 0 to 65535' })
      .max(65535, { error: 'should be a port number from 0 to 65535' })
      .default(3000),
  ),
  HOST: z.preprocess(blankIsAbsent, z.string().default('::')),
  PUBLIC_URL: optional(urlWith(['http:', 'https:'], 'https://nordbro.example')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('./data')),
  DATABASE_URL: optional(urlWith(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/nordbro')),
  SMTP_URL: optional(urlWith(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')),
  MAIL_FROM: optional(mailbox),
  SIGN_IN_POLICY: z.preprocess(
    blankIsAbsent,
    z.enum(signInPolicies, { error: 'should be invited, company or open' }).default('invited'),
  ),
  SESSION_MEMBER_IDLE_DAYS: wholeFrom1To(365, 'days', 30),
  SESSION_MEMBER_MAX_DAYS: wholeFrom1To(365, 'days', 90),
  SESSION_ADMIN_IDLE_HOURS: wholeFrom1To(720, 'hours', 12),
  SESSION_ADMIN_MAX_DAYS: wholeFrom1To(365, 'days', 30),
  UNDO_SECONDS: wholeFrom1To(300, 'seconds', 30),
  AUTH_SECRET: optional(z.string().min(32, { error: 'should be a secret of at least 32 characters' })),
  SANITY_PROJECT_ID: optional(
    z.string().regex(/^[a-z0-9-]+$/i, { error: 'should be letters and digits, like z1a2b3c4' }),
  ),
  SANITY_DATASET: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[a-z0-9_-]+$/, { error: 'should be the name of a dataset, like production' })
      .default('production'),
  ),
  VISION_HOST: optional(z.hostname({ error: 'should be a host name, like vision.example' })),
  CHAT: z.preprocess(
    blankIsAbsent,
    z.enum(['canned', 'inbox'], { error: 'should be canned or inbox' }).default('canned'),
  ),
  BEEHIIV_API_KEY: optional(nonEmptyText('the key of your beehiiv account')),
  BEEHIIV_PUBLICATION_ID: optional(nonEmptyText('pub_0123')),
  S3_BUCKET: optional(nonEmptyText('nordbro-files')),
  S3_REGION: optional(nonEmptyText('eu-north-1')),
  S3_ACCESS_KEY_ID: optional(nonEmptyText('the name of a key')),
  S3_SECRET_ACCESS_KEY: optional(nonEmptyText('its secret')),
  S3_ENDPOINT: optional(urlWith(['http:', 'https:'], 'https://storage.example')),
  TRUSTED_PROXIES: z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        : [],
    z.array(z.string().refine(addressOrRange, { error: 'should be addresses or ranges, like 10.0.0.0/8,127.0.0.1' })),
  ),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'should be a secret of at least 16 characters' })),
  PAGE_CACHE: z.preprocess(blankIsAbsent, z.enum(['on', 'off'], { error: 'should be on or off' }).default('on')),
  STOP_DELAY: z.preprocess(
    blankIsAbsent,
    z.coerce.number(stopDelayRange).int(stopDelayRange).min(0, stopDelayRange).max(60, stopDelayRange).default(0),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
        error: 'should be one of silent, fatal, error, warn, info, debug, trace',
      })
      .default('info'),
  ),
  BRAND_PRODUCT: optional(nonEmptyText('Nordbro')),
  BRAND_SLUG: optional(z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'should be lower-case letters, like nordbro' })),
  BRAND_DOMAIN: optional(z.hostname({ error: 'should be a domain, like nordbro.example' })),
  BRAND_EMAIL: optional(mailbox),
  BRAND_PHONE: optional(z.string().regex(/^\+[\d ]{6,20}$/, { error: 'should be like +46 8 465 004 00' })),
  BRAND_FOUNDER: optional(nonEmptyText('the Nordbro partners')),
  BRAND_BLOCKED_PROVIDER: optional(providerName),
  BRAND_USED_PROVIDER: optional(providerName),
  BRAND_LINKEDIN: optional(urlWith(['https:'], 'https://www.linkedin.com/company/nordbro')),
})

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Reads the environment once; throws one error that names every bad setting and what it should be. */
export function readSettings(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new SettingsError(['These settings need mending:', ...new Set(lines)].join('\n'))
  }
  const value = parsed.data
  if (!value.BEEHIIV_API_KEY !== !value.BEEHIIV_PUBLICATION_ID) {
    throw new SettingsError('BEEHIIV_API_KEY and BEEHIIV_PUBLICATION_ID should be set together, or neither')
  }
  const s3 = bucketOf(value)
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`)
  const brand = brandFrom({
    product: value.BRAND_PRODUCT,
    slug: value.BRAND_SLUG,
    domain: value.BRAND_DOMAIN,
    email: value.BRAND_EMAIL,
    phone: value.BRAND_PHONE,
    founder: value.BRAND_FOUNDER,
    linkedinUrl: value.BRAND_LINKEDIN,
    blockedProvider: value.BRAND_BLOCKED_PROVIDER,
    usedProvider: value.BRAND_USED_PROVIDER,
  })
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    secure: publicUrl.protocol === 'https:',
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? brand.email,
    signInPolicy: value.SIGN_IN_POLICY,
    sessionLimits: {
      member: { idleMs: value.SESSION_MEMBER_IDLE_DAYS * day, mostMs: value.SESSION_MEMBER_MAX_DAYS * day },
      admin: { idleMs: value.SESSION_ADMIN_IDLE_HOURS * hour, mostMs: value.SESSION_ADMIN_MAX_DAYS * day },
    },
    undoSeconds: value.UNDO_SECONDS,
    secretKey: value.AUTH_SECRET,
    sanity: value.SANITY_PROJECT_ID ? { projectId: value.SANITY_PROJECT_ID, dataset: value.SANITY_DATASET } : undefined,
    visionHost: value.VISION_HOST,
    chat: value.CHAT,
    beehiiv:
      value.BEEHIIV_API_KEY && value.BEEHIIV_PUBLICATION_ID
        ? {
            apiKey: value.BEEHIIV_API_KEY,
            publicationId: value.BEEHIIV_PUBLICATION_ID,
            baseUrl: 'https://api.beehiiv.com/v2',
          }
        : undefined,
    s3,
    trustedProxies: value.TRUSTED_PROXIES,
    metricsToken: value.METRICS_TOKEN,
    pageCache: value.PAGE_CACHE === 'on',
    stopDelaySeconds: value.STOP_DELAY,
    logLevel: value.LOG_LEVEL,
    brand,
  }
}

/** All settings of the bucket or none: a missing one would only fail at the first upload. */
function bucketOf(value: z.infer<typeof environment>) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = value
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  if (bucket && region && accessKeyId && secretAccessKey) {
    return { bucket, region, endpoint, accessKeyId, secretAccessKey }
  }
  if (!bucket && !region && !accessKeyId && !secretAccessKey && !endpoint) return undefined
  throw new SettingsError(
    'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set together, or none of them and no S3_ENDPOINT',
  )
}

export type Settings = ReturnType<typeof readSettings>
