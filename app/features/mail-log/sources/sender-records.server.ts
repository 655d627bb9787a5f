import { Resolver } from 'node:dns/promises'
import type { RecordCheck, SenderRecord } from '../model'

export type ResolveTxt = (host: string) => Promise<string[][]>

const timeoutMs = 1500

/** The system's name server, asked once: a page that is waited for shows 'could not be checked' instead. */
const resolveTxt: ResolveTxt = (host) => new Resolver({ timeout: timeoutMs, tries: 1 }).resolveTxt(host)

const patterns: Record<SenderRecord['name'], RegExp> = {
  SPF: /^v=spf1(\s|$)/i,
  // Without `v=`, which is optional, and with a key: an empty one says that the key was revoked.
  DKIM: /(^|;)\s*p=[^;\s]/i,
  DMARC: /^v=DMARC1(\s*;|$)/i,
}

/** Codes of an answer that says that there is no such record. All others say that the question was not answered. */
const noRecord = ['ENOTFOUND', 'ENODATA']

/** Looks a record up in the DNS. Never throws, and never takes longer than a few seconds. */
export async function checkRecord({ name, host }: SenderRecord, resolve = resolveTxt): Promise<RecordCheck> {
  if (host === null) return { state: 'unknown' }
  const timedOut = new Promise<never>((_, reject) => setTimeout(reject, 2 * timeoutMs, new Error('timeout')).unref())
  try {
    const texts = (await Promise.race([resolve(host), timedOut])).map((chunks) => chunks.join(''))
    const found = texts.filter((text) => patterns[name].test(text))
    const [value] = found
    if (value === undefined) return { state: 'missing' }
    // Receivers ignore both of two SPF or DMARC records.
    return found.length > 1 && name !== 'DKIM' ? { state: 'several' } : { state: 'found', value }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { state: noRecord.includes(code) ? 'missing' : 'unknown' }
  }
}
