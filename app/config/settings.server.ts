import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { brandFrom } from '~/brand/brand'
import { signInPolicies } from '../lib/sign-in-policy'
import { type ChangeableName, type ChangeableTexts, changeableNames } from './changeable-names'
import {
  blankIsAbsent,
  changeableSettings,
  mailbox,
  nonEmptyText,
  optional,
  urlWith,
  whole,
  wholeFrom1To,
} from './changeable-settings'

const addressOrRange = (value: string) => {
  const [address = '', bits] = value.split('/')
  const version = isIP(address)
  if (!version) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const splitList = (value: unknown) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : []

/** With the id of a message and a signature behind it, the part before the @ stays within its 64 characters. */
const hasShortName = (address: string) => /^[^+@]{1,10}@/.test(address)

const providerName = z.string().regex(/^[a-z0-9-]+$/, { error: 'should be a name in lower case, like beehiiv' })

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Every setting the product reads. */
const environment = z.object({
  ...changeableSettings,
  PORT: whole(0, 65535, 'should be a port number from 0 to 65535').transform((port) => port ?? 3000),
  HOST: z.preprocess(blankIsAbsent, z.string().default('::')),
  PUBLIC_URL: optional(urlWith(['http:', 'https:'], 'https://nordbro.example')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('./data')),
  DATABASE_URL: optional(urlWith(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/nordbro')),
  SMTP_URL: optional(urlWith(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')),
  MAIL_FROM: optional(mailbox),
  INBOUND_MAIL: optional(
    mailbox.refine(hasShortName, { error: 'should have at most 10 characters before the @, and no +' }),
  ),
  INBOUND_MAIL_SECRET: optional(z.string().min(32, { error: 'should be a secret of at least 32 characters' })),
  SIGN_IN_POLICY: z.preprocess(
    blankIsAbsent,
    z.enum(signInPolicies, { error: 'should be invited, company or open' }).default('invited'),
  ),
  SESSION_MEMBER_IDLE_DAYS: wholeFrom1To(365, 'days', 30),
  SESSION_MEMBER_MAX_DAYS: wholeFrom1To(365, 'days', 90),
  SESSION_ADMIN_IDLE_HOURS: wholeFrom1To(720, 'hours', 12),
  SESSION_ADMIN_MAX_DAYS: wholeFrom1To(365, 'days', 30),
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
  BEEHIIV_API_KEY: optional(nonEmptyText('the key of your beehiiv account')),
  BEEHIIV_PUBLICATION_ID: optional(nonEmptyText('pub_0123')),
  S3_BUCKET: optional(nonEmptyText('nordbro-files')),
  S3_REGION: optional(nonEmptyText('eu-north-1')),
  S3_ACCESS_KEY_ID: optional(nonEmptyText('the name of a key')),
  S3_SECRET_ACCESS_KEY: optional(nonEmptyText('its secret')),
  S3_ENDPOINT: optional(urlWith(['http:', 'https:'], 'https://storage.example')),
  TRUSTED_PROXIES: z.preprocess(
    splitList,
    z.array(z.string().refine(addressOrRange, { error: 'should be addresses or ranges, like 10.0.0.0/8,127.0.0.1' })),
  ),
  SIGN_ON_PRIVATE_HOSTS: z.preprocess(
    splitList,
    z.array(z.hostname({ error: 'should be host names, like login.region.example,sso.local' })),
  ),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'should be a secret of at least 16 characters' })),
  PAGE_CACHE: z.preprocess(blankIsAbsent, z.enum(['on', 'off'], { error: 'should be on or off' }).default('on')),
  STOP_DELAY: whole(0, 60, 'should be a number of seconds from 0 to 60').transform((seconds) => seconds ?? 0),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
        error: 'should be one of silent, fatal, error, warn, info, debug, trace',
      })
      .default('info'),
  ),
  BRAND_SLUG: optional(z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'should be lower-case letters, like nordbro' })),
  BRAND_DOMAIN: optional(z.hostname({ error: 'should be a domain, like nordbro.example' })),
  BRAND_BLOCKED_PROVIDER: optional(providerName),
  BRAND_USED_PROVIDER: optional(providerName),
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
  if (!value.INBOUND_MAIL !== !value.INBOUND_MAIL_SECRET) {
    throw new SettingsError('INBOUND_MAIL and INBOUND_MAIL_SECRET should be set together, or neither')
  }
  const s3 = bucketOf(value)
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`)
  const fixedBrand = {
    slug: value.BRAND_SLUG,
    domain: value.BRAND_DOMAIN,
    blockedProvider: value.BRAND_BLOCKED_PROVIDER,
    usedProvider: value.BRAND_USED_PROVIDER,
  }
  const changeable = changeablePart(value, { ...fixedBrand, secure: publicUrl.protocol === 'https:' })
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    secure: publicUrl.protocol === 'https:',
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    // Of the environment alone: mail of another domain would be refused or be taken for spam.
    mailFrom: value.MAIL_FROM ?? changeable.brand.email,
    /** Where replies come in, and the secret with which they are signed. */
    inboundMail:
      value.INBOUND_MAIL && value.INBOUND_MAIL_SECRET
        ? { mailbox: value.INBOUND_MAIL, secret: value.INBOUND_MAIL_SECRET }
        : undefined,
    signInPolicy: value.SIGN_IN_POLICY,
    sessionLimits: {
      member: { idleMs: value.SESSION_MEMBER_IDLE_DAYS * day, mostMs: value.SESSION_MEMBER_MAX_DAYS * day },
      admin: { idleMs: value.SESSION_ADMIN_IDLE_HOURS * hour, mostMs: value.SESSION_ADMIN_MAX_DAYS * day },
    },
    secretKey: value.AUTH_SECRET,
    sanity: value.SANITY_PROJECT_ID ? { projectId: value.SANITY_PROJECT_ID, dataset: value.SANITY_DATASET } : undefined,
    visionHost: value.VISION_HOST,
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
    /** Hosts of identity providers that may have an address in a private network. */
    privateHosts: value.SIGN_ON_PRIVATE_HOSTS,
    metricsToken: value.METRICS_TOKEN,
    pageCache: value.PAGE_CACHE === 'on',
    stopDelaySeconds: value.STOP_DELAY,
    logLevel: value.LOG_LEVEL,
    ...changeable,
    /** The texts of those changeable settings that the environment has. */
    fromEnvironment: Object.fromEntries(
      changeableNames.filter((name) => env[name]).map((name) => [name, env[name]]),
    ) as ChangeableTexts,
  }
}

type Fixed = Parameters<typeof brandFrom>[0] & { secure: boolean }

/** The settings that change while the process runs: whoever needs one reads it when it is used. */
const changeablePart = (value: z.infer<typeof changeableObject>, { secure, ...fixedBrand }: Fixed) => ({
  brand: brandFrom({
    ...fixedBrand,
    product: value.BRAND_PRODUCT,
    founder: value.BRAND_FOUNDER,
    email: value.BRAND_EMAIL,
    phone: value.BRAND_PHONE,
    linkedinUrl: value.BRAND_LINKEDIN,
  }),
  chat: value.CHAT,
  undoSeconds: value.UNDO_SECONDS,
  /** When those who become admins get the daily digest; undefined for not at all. */
  digestHour: value.DIGEST_HOUR,
  // Without https the site runs on someone's own machine, where a trial needs no phone.
  factorPolicy: { admins: secure, members: value.MEMBER_FACTOR === 'required' },
})

const changeableObject = z.object(changeableSettings)

/**
 * Puts what admins have set into the settings, in place, so that everyone who has them reads the new values. The
 * environment has precedence.
 */
export function applyStored(settings: Settings, stored: ChangeableTexts) {
  const value = changeableObject.parse({ ...stored, ...settings.fromEnvironment })
  Object.assign(settings, changeablePart(value, { ...settings.brand, secure: settings.secure }))
}

/** The changeable settings as texts, by the names of their variables. */
const textsOf = ({
  brand,
  chat,
  undoSeconds,
  digestHour,
  factorPolicy,
}: Changeable): Record<ChangeableName, string> => ({
  BRAND_PRODUCT: brand.product,
  BRAND_FOUNDER: brand.founder,
  BRAND_EMAIL: brand.email,
  BRAND_PHONE: brand.phone,
  BRAND_LINKEDIN: brand.linkedinUrl,
  CHAT: chat,
  UNDO_SECONDS: String(undoSeconds),
  DIGEST_HOUR: digestHour === undefined ? '' : String(digestHour),
  MEMBER_FACTOR: factorPolicy.members ? 'required' : 'optional',
})

type Changeable = ReturnType<typeof changeablePart>

/** What counts where neither the environment nor an admin has set anything. */
export const defaultTexts = textsOf(changeablePart(changeableObject.parse({}), { secure: false }))

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
