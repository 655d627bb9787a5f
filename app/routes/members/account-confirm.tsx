import { redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { linkFormsPerNetwork, safeDestination } from '~/features/accounts/model'
import { useAuth } from '~/features/members/ui/auth'
import { proveByCode, proveByPasskey, proveByPassword, startPasskeyProof } from '~/features/proofs/commands.server'
import { proofRefusals } from '~/features/proofs/model'
import { getProofWays } from '~/features/proofs/queries.server'
import { codeProofInput, passkeyProofInput, passwordProofInput } from '~/features/proofs/schema'
import { PasswordProof } from '~/features/proofs/ui/password-proof'
import { ProofWays } from '~/features/proofs/ui/proof-ways'
import { startSignOnProof } from '~/features/single-sign-on/commands.server'
import { startRefusals } from '~/features/single-sign-on/model'
import { proofInput } from '~/features/single-sign-on/schema'
import { NoPassword } from '~/features/single-sign-on/ui/no-password'
import { OrganisationProof } from '~/features/single-sign-on/ui/organisation-proof'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Link } from '~/ui/link'
import { bindBrowser } from '~/web/bind-browser.server'
import type { Ctx } from '~/web/ctx.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/account-confirm'

const otherwise = '/account'

export const middleware = [bindBrowser]

export const loader = ({ context }: Route.LoaderArgs) => getProofWays(getCtx(context))

/** Back to the page that needed the proof. */
const thenBack =
  <Input,>(prove: (ctx: Ctx, input: Input) => Promise<void>) =>
  async (ctx: Ctx, input: Input & { to?: string | undefined }) => {
    await prove(ctx, input)
    return redirect(safeDestination(input.to, otherwise))
  }

export const action = formActions({
  // Wrong passwords and codes are counted by the commands; right ones are not.
  password: form({
    input: passwordProofInput,
    run: thenBack(proveByPassword),
    reasons: proofRefusals,
    perNetwork: null,
  }),
  organisation: form({
    input: proofInput,
    reasons: startRefusals,
    run: (ctx, input, { scope }) => startSignOnProof(ctx, { ...input, browserToken: scope.browserToken ?? '' }),
  }),
  code: form({ input: codeProofInput, run: thenBack(proveByCode), reasons: proofRefusals, perNetwork: null }),
  'start-passkey': form({ input: z.object({}), run: startPasskeyProof, perNetwork: linkFormsPerNetwork }),
  passkey: form({
    input: passkeyProofInput,
    run: thenBack(proveByPasskey),
    reasons: proofRefusals,
    perNetwork: linkFormsPerNetwork,
  }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function AccountConfirm({ loaderData: ways }: Route.ComponentProps) {
  const t = useTranslations(factorsMessages, 'confirm')
  const [query] = useSearchParams()
  const { user } = useAuth()
  const notice = useNotice()
  const to = query.get('to')
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('description')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-[50ch] text-muted">{t('lead')}</p>
      <div className="max-w-md">
        {ways.hasPasskey || ways.hasTotp ? (
          <ProofWays {...ways} to={to} submit={t('submit')} submitting={t('submitting')} />
        ) : (
          <div className="grid gap-8">
            {ways.organisation && <OrganisationProof organisation={ways.organisation} to={to} notice={notice} />}
            {ways.hasPassword && <PasswordProof email={user?.email ?? ''} to={to} />}
            {!ways.hasPassword && !ways.organisation && <NoPassword />}
          </div>
        )}
        <Link
          to={otherwise}
          className="mt-8 inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('cancel')}
        </Link>
      </div>
    </div>
  )
}
