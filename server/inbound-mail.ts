import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { receiveReply } from '~/features/inbound-mail/commands.server'
import type { Services } from '~/web/scope.server'
import type { Metrics } from './metrics'
import type { Env } from './render'
import type { Send } from './send'
import { processCtx } from './services'

export const inboundMailPath = '/api/inbound-mail'

/** A request that is older was recorded by somebody, or comes from a machine whose clock is wrong. */
const maxAgeMs = 5 * 60 * 1000

type SignedHead = { timestamp: string; digest: string; signature: string }

const readHead = (c: Context): SignedHead => ({
  timestamp: c.req.header('x-mail-timestamp') ?? '',
  digest: c.req.header('x-mail-sha256') ?? '',
  signature: c.req.header('x-mail-signature') ?? '',
})

/** The signature covers the time and the digest of the mail, so it is checked before the mail is read. */
function isSigned(secret: string, { timestamp, digest, signature }: SignedHead, now = Date.now()): boolean {
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= maxAgeMs
  const expected = createHmac('sha256', secret).update(`${timestamp}.${digest}`).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex')
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected)
}

/** Refuses whoever does not know the secret before their body is read: anyone can reach this address. */
export const requireSignature =
  (secret: string, send: Send): Handler<Env> =>
  (c, next) =>
    isSigned(secret, readHead(c)) ? next() : send.plain(c, 401, 'The signature is missing, old or wrong.')

/**
 * Takes a mail as it came in, from the mail server that `docs/operations.md` describes. 200 for every mail that is dealt with,
 * also for one that is refused, so that it is not sent again; an error makes the mail server try later.
 */
export const receiveInboundMail =
  (services: Services, metrics: Metrics, send: Send): Handler<Env> =>
  async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer())
    const isIntact = createHash('sha256').update(raw).digest('hex') === readHead(c).digest
    if (!isIntact) return send.plain(c, 401, 'The mail is not the one that was signed.')
    const outcome = await receiveReply(processCtx(services), raw)
    metrics.inboundMail(outcome)
    return send.plain(c, 200, outcome)
  }
