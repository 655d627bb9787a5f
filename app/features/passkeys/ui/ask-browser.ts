import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why the browser gave no answer. */
export type PasskeyFailure = 'cancelled' | 'exists' | 'unsupported'

/** What the start of a form with a passkey answers. */
export type PasskeyOptions =
  | { create: PublicKeyCredentialCreationOptionsJSON }
  | { use: PublicKeyCredentialRequestOptionsJSON }

/** Has the browser create or use a passkey; its answer as JSON. The package is loaded when someone needs it. */
export async function askBrowser(options: PasskeyOptions): Promise<string> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const answer =
    'create' in options
      ? await startRegistration({ optionsJSON: options.create })
      : await startAuthentication({ optionsJSON: options.use })
  return JSON.stringify(answer)
}

export function failureOf(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'exists'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'unsupported'
}
