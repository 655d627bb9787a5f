import { Link } from '~/ui/link'
import { type Provider, providerPage } from '../model'
import { stateLabel } from './labels'

type Props = { organisationId: string; provider: Pick<Provider, 'isEnabled'> | null }

/** On the page of an organisation. */
export const SignOnSummary = ({ organisationId, provider }: Props) => (
  <section aria-labelledby="sign-on-title" className="grid gap-2">
    <h2 id="sign-on-title" className="text-xl">
      Single sign-on
    </h2>
    <p className="text-muted text-sm">{stateLabel(provider)}</p>
    <Link
      to={providerPage(organisationId)}
      className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4"
    >
      {provider ? 'Change single sign-on' : 'Set up single sign-on'}
    </Link>
  </section>
)
