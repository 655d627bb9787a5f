import { z } from 'zod'
import { hasFreshProof } from '~/auth/fresh-proof.server'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import {
  removeProvider,
  saveProvider,
  testProvider,
  turnOffProvider,
  turnOnProvider,
} from '~/features/identity-providers/commands.server'
import { providerPage, providerRefusals, type ProviderForm as Types } from '~/features/identity-providers/model'
import { getProvider, redirectUri } from '~/features/identity-providers/queries.server'
import { providerInput } from '~/features/identity-providers/schema'
import { refusalLabels } from '~/features/identity-providers/ui/labels'
import { ProviderForm } from '~/features/identity-providers/ui/provider-form'
import { ProviderState } from '~/features/identity-providers/ui/provider-state'
import { organisationPage } from '~/features/organisations/model'
import { getOrganisation } from '~/features/organisations/queries.server'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { confirmPageFor } from '~/web/requested-page'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/organisation-sign-on'

export const handle: RightsHandle = { rights: { see: 'organisation.signOn' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { id, name, domains } = await getOrganisation(ctx, params.id)
  const provider = await getProvider(ctx, id)
  return { id, name, domains, provider, redirectUri: redirectUri(ctx), isProven: hasFreshProof(ctx) }
}

const reasons = providerRefusals
const nothing = z.object({})

export const action = formActions({
  save: form({
    input: providerInput,
    run: (ctx, input, { params: { id = '' } }) => saveProvider(ctx, { ...input, organisation: id }),
    reasons,
  }),
  test: form({
    input: nothing,
    run: (ctx, _, { params: { id = '' } }) => testProvider(ctx, { organisation: id }),
    reasons,
  }),
  'turn-on': form({
    input: nothing,
    run: (ctx, _, { params: { id = '' } }) => turnOnProvider(ctx, { organisation: id }),
    reasons,
  }),
  'turn-off': form({
    input: nothing,
    run: (ctx, _, { params: { id = '' } }) => turnOffProvider(ctx, { organisation: id }),
    reasons,
  }),
  remove: form({
    input: nothing,
    run: (ctx, _, { params: { id = '' } }) => removeProvider(ctx, { organisation: id }),
    reasons,
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** The forms share one fetcher, so that only the last one sent has a result. */
const key = 'provider'

export default function OrganisationSignOn({ loaderData }: Route.ComponentProps) {
  const { id, name, domains, provider, redirectUri, isProven } = loaderData
  const forms = {
    save: useForm<Types>('save', { key }),
    test: useForm<Types>('test', { key }),
    turnOn: useForm<Types>('turn-on', { key }),
    turnOff: useForm<Types>('turn-off', { key }),
    remove: useForm<Types>('remove', { key }),
  }
  const notice =
    noticeFor(forms.save.result, {
      done: 'The settings are saved. Single sign-on is off, and nobody signs in there until you turn it on.',
      refused: refusalLabels,
    }) ??
    noticeFor(forms.test.result, {
      done: 'The provider answers, and says of itself what it should. The client id and the secret are used for the first time when someone signs in: try it yourself after turning it on.',
      refused: refusalLabels,
    }) ??
    noticeFor(forms.turnOn.result, {
      done: 'People of this organisation can sign in at their provider now.',
      refused: refusalLabels,
    }) ??
    noticeFor(forms.turnOff.result, { done: 'Nobody signs in there any more.', refused: refusalLabels }) ??
    noticeFor(forms.remove.result, { done: 'Single sign-on is removed.', refused: refusalLabels })
  return (
    <section className="max-w-3xl">
      <title>{`Single sign-on · ${name} · Admin`}</title>
      <Link to={organisationPage(id)} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← <span className="wrap-anywhere">{name}</span>
      </Link>
      <h1 className="mb-5 text-3xl">Single sign-on</h1>
      <ActionNotice notice={notice} className="mb-6" />
      <p className="mb-6 max-w-[60ch] text-muted">
        {domains.length > 0
          ? `People with an address of ${domains.join(', ')} sign in at the organisation’s own OpenID Connect provider. Accounts are linked by addresses that the provider has verified.`
          : 'The organisation has no domains yet. Enter them on its page: they decide whose addresses sign in at its provider.'}
      </p>
      {!isProven && (
        <Alert className="mb-6">
          Changes here need a fresh proof.{' '}
          <Link to={confirmPageFor(providerPage(id))} className="underline underline-offset-4">
            Confirm that it is you
          </Link>{' '}
          before you type.
        </Alert>
      )}
      <dl className="mb-8 border-line border-y py-4 text-sm">
        <dt className="text-muted">Redirect address, to be entered at the provider</dt>
        <dd>
          <code className="wrap-anywhere text-base">{redirectUri}</code>
        </dd>
      </dl>
      <div className="grid gap-10">
        {/* By the issuer, so that the fields show what a colleague has saved. */}
        <ProviderForm key={provider?.issuer ?? ''} provider={provider} form={forms.save} />
        {provider && <ProviderState provider={provider} forms={forms} />}
      </div>
    </section>
  )
}
