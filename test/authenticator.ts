import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

type Options = { origin?: string; rpId?: string; userHandle?: string; counter?: number; isVerified?: boolean }

/** A passkey in software: answers challenges as a browser does, and wrongly where a test says so. */
export class Authenticator {
  readonly id = base64url(randomBytes(16))
  counter = 1
  readonly #userId: string
  readonly #site: string
  readonly #privateKey: KeyObject
  readonly #publicKey: { x: Buffer; y: Buffer }

  constructor(userId: string, site = 'https://nordbro.example') {
    this.#userId = userId
    this.#site = site
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  #clientData(type: string, challenge: string, origin = this.#site) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(
    { rpId = new URL(this.#site).hostname, isVerified = true }: Options,
    counter: number,
    extra = Buffer.alloc(0),
  ) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (extra.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, extra])
  }

  /** The answer to a registration. */
  create(challenge: string, options: Options = {}) {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(this.#publicKey.x)],
      [-3, new Uint8Array(this.#publicKey.y)],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#authenticatorData(options, 0, credential))],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, options.origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    }
  }

  /** The answer to a sign-in. */
  use(challenge: string, options: Options = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, options.origin)
    const data = this.#authenticatorData(options, options.counter ?? this.counter++)
    const signed = Buffer.concat([data, sha256(clientData)])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(createSign('sha256').update(signed).sign(this.#privateKey)),
        userHandle: base64url(Buffer.from(options.userHandle ?? this.#userId)),
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} }
  }
}
