import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { authChallenges, passkeys } from '~/db/schema/factors'
import type { Ctx } from '~/web/ctx.server'
import { Authenticator } from '../../../test/authenticator'
import { registerPasskey } from '../../../test/factors'
import { asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { addPasskey, askForPasskey, removePasskey, renamePasskey, startPasskey, verifyPasskey } from './commands.server'
import { addPasskeyInput, assertionInput } from './schema'

const idOf = (ctx: Ctx) => ctx.actor?.userId ?? ''
const later = (ctx: Ctx, seconds: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) })
const signInChallenge = async (ctx: Ctx) => (await askForPasskey(ctx, 'passkey-sign-in', null)).use.challenge
const stored = ({ db }: Ctx) => db.select().from(passkeys)

describe('registering', () => {
  test('stores the public key, the name and how to reach it', async ({ ctx }) => {
    const member = await asMember(ctx)
    const { authenticator, codes } = await registerPasskey(member, 'Work laptop')
    expect(codes).toHaveLength(10)
    expect(await stored(ctx)).toMatchObject([
      {
        userId: idOf(member),
        credentialId: authenticator.id,
        name: 'Work laptop',
        transports: ['internal'],
        counter: 0,
      },
    ])
    expect((await registerPasskey(member, 'Phone')).codes).toBeNull()
  })

  test('asks for a discoverable one that is unlocked, and excludes those there are', async ({ ctx }) => {
    const member = await asMember(ctx)
    const { authenticator } = await registerPasskey(member)
    const { create } = await startPasskey(member, {})
    expect(create).toMatchObject({
      rp: { id: 'nordbro.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id }],
    })
    expect(Buffer.from(create.user.id, 'base64url').toString()).toBe(idOf(member))
  })

  const wrong = {
    'of another origin': { origin: 'https://nordbr0.example' },
    'of a subdomain': { origin: 'https://evil.nordbro.example' },
    'without https': { origin: 'http://nordbro.example' },
    'for another site': { rpId: 'evil.example' },
    'without a PIN or finger': { isVerified: false },
  }
  for (const [name, options] of Object.entries(wrong)) {
    test(`an answer ${name} is refused`, async ({ ctx }) => {
      const member = await asMember(ctx)
      const { create } = await startPasskey(member, {})
      const response = new Authenticator(idOf(member)).create(create.challenge, options)
      await expect(addPasskey(member, { name: 'x', response })).rejects.toThrow('passkey')
      expect(await stored(ctx)).toEqual([])
    })
  }

  test('a challenge is answered once, in five minutes, by who got it', async ({ ctx }) => {
    const member = await asMember(ctx)
    const authenticator = new Authenticator(idOf(member))
    const add = async (who: Ctx, challenge: string) =>
      addPasskey(who, { name: 'x', response: authenticator.create(challenge) })
    const { challenge } = (await startPasskey(member, {})).create
    await expect(add(later(member, 301), challenge)).rejects.toThrow('passkey')
    await expect(add(await asMember(ctx), challenge)).rejects.toThrow('passkey')
    await add(later(member, 299), challenge)
    await expect(add(member, challenge)).rejects.toThrow('passkey')
    expect(await stored(ctx)).toHaveLength(1)
  })

  test('a wrong answer uses the challenge up, and a sign-in’s challenge is of no use', async ({ ctx }) => {
    const member = await asMember(ctx)
    const { challenge } = (await startPasskey(member, {})).create
    const authenticator = new Authenticator(idOf(member))
    const wrongOne = authenticator.create(challenge, { origin: 'https://evil.example' })
    await expect(addPasskey(member, { name: 'x', response: wrongOne })).rejects.toThrow('passkey')
    const rightOne = authenticator.create(challenge)
    await expect(addPasskey(member, { name: 'x', response: rightOne })).rejects.toThrow('passkey')
    const other = authenticator.create(await signInChallenge(ctx))
    await expect(addPasskey(member, { name: 'x', response: other })).rejects.toThrow('passkey')
  })

  test('the passkey of one account is not added to another', async ({ ctx }) => {
    const { authenticator } = await registerPasskey(await asMember(ctx))
    const other = await asMember(ctx)
    const { create } = await startPasskey(other, {})
    const response = authenticator.create(create.challenge)
    await expect(addPasskey(other, { name: 'x', response })).rejects.toThrow('passkey')
  })

  test('it needs a fresh proof', async ({ ctx }) => {
    const stale = later(await asMember(ctx), 700)
    await expect(startPasskey(stale, {})).rejects.toMatchObject({ kind: 'proof-needed' })
    await expect(addPasskey(stale, { name: 'x', response: null })).rejects.toMatchObject({ kind: 'proof-needed' })
  })
})

describe('using', () => {
  test('names its owner, and when it was used', async ({ ctx }) => {
    const member = await asMember(ctx)
    const { authenticator } = await registerPasskey(member)
    const response = authenticator.use(await signInChallenge(ctx))
    expect(await verifyPasskey(ctx, 'passkey-sign-in', response, null)).toBe(idOf(member))
    expect(await stored(ctx)).toMatchObject([{ counter: 1, lastUsedAt: ctx.now }])
  })

  const wrong = {
    'of another origin': { origin: 'https://nordbr0.example' },
    'for another site': { rpId: 'evil.example' },
    'without a PIN or finger': { isVerified: false },
    'with the handle of someone else': { userHandle: crypto.randomUUID() },
  }
  for (const [name, options] of Object.entries(wrong)) {
    test(`an answer ${name} is refused`, async ({ ctx }) => {
      const { authenticator } = await registerPasskey(await asMember(ctx))
      const response = authenticator.use(await signInChallenge(ctx), options)
      expect(await verifyPasskey(ctx, 'passkey-sign-in', response, null)).toBeUndefined()
    })
  }

  test('the same answer works once, and none after five minutes', async ({ ctx }) => {
    const member = await asMember(ctx)
    const { authenticator } = await registerPasskey(member)
    const response = authenticator.use(await signInChallenge(ctx))
    expect(await verifyPasskey(ctx, 'passkey-sign-in', response, null)).toBe(idOf(member))
    expect(await verifyPasskey(ctx, 'passkey-sign-in', response, null)).toBeUndefined()
    const late = authenticator.use(await signInChallenge(ctx))
    expect(await verifyPasskey(later(ctx, 301), 'passkey-sign-in', late, null)).toBeUndefined()
  })

  test('a counter that goes back, or stands still, is refused', async ({ ctx }) => {
    const { authenticator } = await registerPasskey(await asMember(ctx))
    const answer = async (counter: number) =>
      verifyPasskey(ctx, 'passkey-sign-in', authenticator.use(await signInChallenge(ctx), { counter }), null)
    expect(await answer(7)).toBeDefined()
    expect(await answer(7)).toBeUndefined()
    expect(await answer(6)).toBeUndefined()
    expect(await answer(8)).toBeDefined()
  })

  test('a passkey that does not count can be used again', async ({ ctx }) => {
    const { authenticator } = await registerPasskey(await asMember(ctx))
    for (const _ of [1, 2]) {
      const response = authenticator.use(await signInChallenge(ctx), { counter: 0 })
      expect(await verifyPasskey(ctx, 'passkey-sign-in', response, null)).toBeDefined()
    }
  })

  test('the second step of one person is not passed with the passkey of another', async ({ ctx }) => {
    const [one, other] = [await asMember(ctx), await asMember(ctx)]
    const { authenticator } = await registerPasskey(one)
    await registerPasskey(other)
    const { use } = await askForPasskey(ctx, 'passkey-second-step', idOf(other))
    expect(use.allowCredentials).toHaveLength(1)
    const response = authenticator.use(use.challenge)
    expect(await verifyPasskey(ctx, 'passkey-second-step', response, idOf(other))).toBeUndefined()
  })

  test('a challenge is for one purpose', async ({ ctx }) => {
    const member = await asMember(ctx)
    const { authenticator } = await registerPasskey(member)
    const { use } = await askForPasskey(member, 'passkey-proof', idOf(member))
    const response = authenticator.use(use.challenge)
    expect(await verifyPasskey(ctx, 'passkey-sign-in', response, null)).toBeUndefined()
    expect(await verifyPasskey(ctx, 'passkey-second-step', response, idOf(member))).toBeUndefined()
    expect(await verifyPasskey(ctx, 'passkey-proof', response, idOf(member))).toBe(idOf(member))
  })

  test('of the same answer sent four times at once one is accepted', async ({ database, jobs }) => {
    const member = await asMember(committing(database, jobs))
    const { authenticator } = await registerPasskey(member)
    const response = authenticator.use(await signInChallenge(member))
    const uses = [1, 2, 3, 4].map(() => verifyPasskey(member, 'passkey-sign-in', response, null))
    expect((await Promise.all(uses)).filter(Boolean)).toEqual([idOf(member)])
  })
})

describe('names and removal', () => {
  test('only the owner renames and removes it', async ({ ctx }) => {
    const member = await asMember(ctx)
    const other = await asMember(ctx)
    await registerPasskey(member)
    const [{ id = '' } = {}] = await stored(ctx)
    await expect(renamePasskey(other, { passkey: id, name: 'mine' })).rejects.toThrow('gone')
    await expect(removePasskey(other, { passkey: id })).rejects.toThrow('gone')
    await renamePasskey(member, { passkey: id, name: 'Blue key' })
    expect(await stored(ctx)).toMatchObject([{ name: 'Blue key' }])
    await removePasskey(member, { passkey: id })
    await expect(removePasskey(member, { passkey: id })).rejects.toThrow('gone')
    expect(await stored(ctx)).toEqual([])
  })
})

describe('mutated answers', () => {
  /** The same sequence at every run, so that a failure can be repeated. */
  const randomFrom = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed / 2 ** 31
  }

  function mutate(text: string, random: () => number): string {
    const at = Math.floor(random() * text.length)
    const kind = Math.floor(random() * 5)
    const character = String.fromCharCode(33 + Math.floor(random() * 90))
    if (kind === 0) return text.slice(0, at) + character + text.slice(at + 1)
    if (kind === 1) return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 20))
    if (kind === 2) return text.slice(0, at)
    if (kind === 3) return text.slice(0, at) + text.slice(at, at + 30) + text.slice(at)
    return text.replace(/"(?:id|type|response|signature|authenticatorData|attestationObject)":/, '"x":null,"y":')
  }

  test('200 mutations of an assertion are refused or mean the same, and none throws', { timeout: 60_000 }, async ({
    ctx,
  }) => {
    const member = await asMember(ctx)
    const { authenticator } = await registerPasskey(member)
    const random = randomFrom(1)
    let accepted = 0
    for (let index = 0; index < 200; index += 1) {
      const valid = authenticator.use(await signInChallenge(ctx))
      const { response } = assertionInput.parse({ response: mutate(JSON.stringify(valid), random) })
      const owner = await verifyPasskey(ctx, 'passkey-sign-in', response, null)
      // What is not signed, such as `clientExtensionResults`, may differ.
      if (owner) expect([owner, response?.response.signature]).toEqual([idOf(member), valid.response.signature])
      if (owner) accepted += 1
    }
    expect(accepted).toBeLessThan(60)
  })

  test('200 mutations of a registration are refused or mean the same, and nothing else is thrown', {
    timeout: 60_000,
  }, async ({ ctx }) => {
    const member = await asMember(ctx)
    const random = randomFrom(2)
    for (let index = 0; index < 200; index += 1) {
      const authenticator = new Authenticator(idOf(member))
      const { create } = await startPasskey(member, {})
      const valid = JSON.stringify(authenticator.create(create.challenge))
      const { response } = addPasskeyInput.parse({ name: 'x', response: mutate(valid, random) })
      const added = await addPasskey(member, { name: 'x', response }).catch((error) => error)
      if (added instanceof Error) expect(added).toMatchObject({ name: 'Refused', reason: 'passkey' })
      // A new passkey is not signed by anyone: another id in it is another passkey, of the same person.
      else expect(await stored(ctx)).toMatchObject([{ userId: idOf(member) }])
      await ctx.db.delete(passkeys)
    }
    expect(await ctx.db.$count(authChallenges, eq(authChallenges.purpose, 'passkey-sign-in'))).toBe(0)
  })

  test.for(['', 'null', '[]', '{}', '"x"', '{"id":1}', '{', '1'.repeat(60_000)])('%.20j is no answer', (text) => {
    expect(assertionInput.parse({ response: text })).toEqual({ response: null })
    expect(assertionInput.parse({})).toEqual({ response: null })
  })
})
