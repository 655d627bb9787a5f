import type { Provider, ProviderRefusal } from '../model'

export function stateLabel(provider: Pick<Provider, 'isEnabled'> | null): string {
  if (!provider) return 'Not set up: its members sign in with a password.'
  return provider.isEnabled ? 'On: its members can sign in at their own provider.' : 'Set up, but turned off.'
}

export const refusalLabels: Record<ProviderRefusal, string> = {
  gone: 'It is no longer there, or a colleague has changed it meanwhile. Load the page again.',
  secret: 'Enter the client secret too.',
  'no-domains': 'The organisation has no domains yet. Enter them first: they decide whose addresses sign in there.',
  unreadable: 'The stored secret can’t be read any more, because the server has another secret key. Enter it again.',
  protocol: 'The issuer, or an address that it names, is not https.',
  private:
    'The provider has an address in a private network. If that is right, name its host in SIGN_ON_PRIVATE_HOSTS.',
  unreachable: 'The provider can’t be reached: the name is unknown, nothing answers, or its certificate is not valid.',
  timeout: 'The provider did not answer within five seconds.',
  'too-large': 'The provider’s answer is too large to be that of a provider.',
  metadata:
    'Something answers at this address, but it is no OpenID Connect provider. Its metadata should be at the issuer, followed by /.well-known/openid-configuration.',
  issuer:
    'The provider says that its issuer is another one. Copy it from there letter by letter, with the tenant in it.',
  endpoints: 'The provider names no address for signing in, tokens or keys, or one that is not https.',
}
