#!/usr/bin/env node
// Hands a mail from standard input to the product, for the pipe of a mail server (docs/operations.md, "Replies by email").
// INBOUND_MAIL_URL is the product's address with /api/inbound-mail, INBOUND_MAIL_SECRET the secret that it has too.
// Ends with a status of sysexits.h, by which the mail server knows what to do.
import { createHash, createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

/** Done; the sender is told that it can't be delivered; the mail server tries again later. */
const [done, undeliverable, tryAgain] = [0, 69, 75]

async function forward({ INBOUND_MAIL_URL: url, INBOUND_MAIL_SECRET: secret }) {
  if (!url || !secret) throw new Error('INBOUND_MAIL_URL and INBOUND_MAIL_SECRET should be set')
  const mail = await buffer(process.stdin)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const digest = createHash('sha256').update(mail).digest('hex')
  const signature = createHmac('sha256', secret).update(`${timestamp}.${digest}`).digest('hex')
  const { status } = await fetch(url, {
    method: 'POST',
    body: mail,
    headers: {
      'Content-Type': 'message/rfc822',
      'X-Mail-Timestamp': timestamp,
      'X-Mail-SHA256': digest,
      'X-Mail-Signature': signature,
    },
    signal: AbortSignal.timeout(60_000),
  })
  if (status === 200) return done
  console.error(`the product answered ${status}`)
  return status === 413 ? undeliverable : tryAgain
}

process.exitCode = await forward(process.env).catch((error) => {
  console.error(error.message)
  return tryAgain
})
