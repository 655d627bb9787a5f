import { newAddress, newMember } from '../accounts.ts'
import { senders } from '../address-forms.ts'
import type { Answer } from '../http.ts'
import { realHashes, type Site } from '../server.ts'
import { expect, test } from '../test.ts'

// The time of an answer is mostly the time of its hash.
test.use({ siteEnv: realHashes })

/** Ratio of the shortest times for a known and an unknown address, measured in turns: noise only makes a time longer. */
async function knownToUnknownTime(site: Site, send: (site: Site, email: string) => Promise<Answer>, known: string) {
  const shortestMs = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 8; round += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const email = who === 'known' ? known : newAddress()
      const startedAt = performance.now()
      await send(site, email)
      shortestMs[who] = Math.min(shortestMs[who], performance.now() - startedAt)
      // Let the work that the request started, such as a mail, end before the next measurement.
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
  }
  return shortestMs.known / shortestMs.unknown
}

for (const [path, send] of Object.entries(senders)) {
  test(`known and unknown addresses are answered equally fast: ${path}`, { tag: '@A1' }, async ({ site }) => {
    // A busy machine may disturb one measurement; a real difference shows in all of them.
    const ratios: number[] = []
    for (let attempt = 0; attempt < 3 && !ratios.some((ratio) => ratio > 0.7 && ratio < 1.4); attempt += 1) {
      // A new account each time: tries on one are limited.
      ratios.push(await knownToUnknownTime(site, send, (await newMember(site)).email))
    }
    const last = ratios.at(-1) ?? 0
    expect([ratios, last > 0.7 && last < 1.4]).toEqual([ratios, true])
  })
}
