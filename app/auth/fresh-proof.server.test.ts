import { expect, test } from 'vitest'
import { proofLastsMs, requireFreshProof } from './fresh-proof.server'

const now = new Date('2026-11-16T09:00:00Z')
const provenBefore = (ms: number) => ({ id: 's', provenAt: new Date(now.getTime() - ms) })

test('a proof lasts ten minutes', () => {
  expect(proofLastsMs).toBe(600_000)
  expect(() => requireFreshProof({ session: provenBefore(599_000), now })).not.toThrow()
  expect(() => requireFreshProof({ session: provenBefore(600_000), now })).toThrow('session.proofNeeded')
})

test('without a session there is no proof', () => {
  expect(() => requireFreshProof({ now })).toThrow('session.proofNeeded')
})
