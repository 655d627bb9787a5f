import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { challengeLifetimeMs } from './challenges.server'

/** The site that passkeys are for: browsers offer them there and nowhere else. */
type Site = { publicUrl: URL }

const rpIdOf = ({ publicUrl }: Site) => publicUrl.hostname
const timeout = challengeLifetimeMs['passkey-sign-in']
/** Ed25519, ES256 and RS256. Named, because finding out whether Node knows newer ones makes it print warnings. */
const supportedAlgorithmIDs = [-8, -7, -257]
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** A user handle must not identify a person; the id of an account is random. */
const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId))

/** A stored passkey, as it is verified. */
export type StoredPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

type NewPasskeyOf = { userId: string; email: string; displayName: string; product: string; existing: StoredPasskey[] }

/** Discoverable, so that nobody has to type an address, and unlocked by a PIN or a finger: a passkey is two factors. */
export const registrationOptions = (site: Site, challenge: string, owner: NewPasskeyOf) =>
  generateRegistrationOptions({
    rpName: owner.product,
    rpID: rpIdOf(site),
    userName: owner.email,
    userDisplayName: owner.displayName || owner.email,
    userID: userHandleOf(owner.userId),
    challenge: bytesOf(challenge),
    timeout,
    // Who made the device does not matter to us, and telling it would identify the model.
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: owner.existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

export const assertionOptions = (site: Site, challenge: string, allowed: StoredPasskey[] = []) =>
  generateAuthenticationOptions({
    rpID: rpIdOf(site),
    challenge: bytesOf(challenge),
    timeout,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })

/** The challenge that an answer names. It proves nothing before the answer is verified. */
export function challengeIn(response: { response: { clientDataJSON: string } }): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    const isNamed = typeof clientData === 'object' && clientData !== null && 'challenge' in clientData
    return isNamed && typeof clientData.challenge === 'string' ? clientData.challenge : ''
  } catch {
    return ''
  }
}

/** The new passkey; undefined for an answer that is not one to this challenge on this site. */
export async function verifyRegistration(
  site: Site,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<StoredPasskey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.publicUrl.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const transports = response.response.transports ?? []
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    // Each fault of an answer is an error of its own there; for us all of them are refusals.
    return undefined
  }
}

/** The new counter; undefined when the answer is not one of this passkey, to this challenge, on this site. */
export async function verifyAssertion(
  site: Site,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey & { userId: string },
): Promise<number | undefined> {
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) return undefined
  try {
    const { credentialId, publicKey, counter } = passkey
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.publicUrl.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
      // A counter that does not grow is an error there: the passkey may have been copied.
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
