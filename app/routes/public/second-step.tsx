import { redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { linkFormsPerNetwork, safeDestination } from '~/features/accounts/model'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { completeSignIn, completeSignInWithPasskey, startPasskeyStep } from '~/features/proofs/commands.server'
import { secondStepRefusals } from '~/features/proofs/model'
import { getSecondStepWays } from '~/features/proofs/queries.server'
import { codeProofInput, passkeyProofInput } from '~/features/proofs/schema'
import { ProofWays } from '~/features/proofs/ui/proof-ways'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { endedSecondStepCookie, readSecondStepToken } from '~/web/cookies.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { createCtx, getScope, type Scope } from '~/web/scope.server'
import { loadSession } from '~/web/session.server'
import type { Route } from './+types/second-step'
import { signedInAnswer, userAgentOf } from './signed-in-answer.server'

type FormRequest = { request: Request; scope: Scope }

const tokenOf = ({ request, scope }: FormRequest) => readSecondStepToken(request, scope.services.settings)

/** The way on is that of the first step; who has a session already needs no second one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ways = await getSecondStepWays(createCtx(scope), tokenOf({ request, scope }))
  if (!ways && (await loadSession(request, scope))) {
    throw redirect(safeDestination(new URL(request.url).searchParams.get('to')))
  }
  return { ways: ways ?? null }
}

/** The token of the first step is used up. */
async function enter(answer: Promise<Response>, { scope }: FormRequest) {
  const response = await answer
  response.headers.append('Set-Cookie', endedSecondStepCookie(scope.services.settings))
  return response
}

const shared = { reasons: secondStepRefusals, perNetwork: linkFormsPerNetwork }

export const action = formActions({
  code: form({
    ...shared,
    input: codeProofInput,
    // The command limits failures itself, together with those of passwords.
    perNetwork: null,
    run: async (ctx, { to, code }, sent) => {
      const input = { token: tokenOf(sent), code, userAgent: userAgentOf(sent.request) }
      return enter(signedInAnswer(ctx, await completeSignIn(ctx, input), sent, to), sent)
    },
  }),
  'start-passkey': form({
    ...shared,
    input: z.object({}),
    run: (ctx, _, sent) => startPasskeyStep(ctx, { token: tokenOf(sent) }),
  }),
  passkey: form({
    ...shared,
    input: passkeyProofInput,
    run: async (ctx, { to, response }, sent) => {
      const input = { token: tokenOf(sent), response, userAgent: userAgentOf(sent.request) }
      return enter(signedInAnswer(ctx, await completeSignInWithPasskey(ctx, input), sent, to), sent)
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function SecondStep({ loaderData: { ways } }: Route.ComponentProps) {
  const t = useTranslations(factorsMessages, 'step')
  const [query] = useSearchParams()
  const { email } = useSite().brand
  return (
    <EntryPage title={t('title')} lead={ways ? t('lead') : null} description={t('description')}>
      {ways ? (
        <>
          <ProofWays {...ways} to={query.get('to')} submit={t('submit')} submitting={t('submitting')} />
          <p className="mt-6 max-w-[50ch] text-muted text-sm">{t('recovery', { email })}</p>
        </>
      ) : (
        <div className="grid justify-items-start gap-5">
          <Alert tone="danger">{t('expired')}</Alert>
          <ButtonLink to="/login">{t('again')}</ButtonLink>
        </div>
      )}
    </EntryPage>
  )
}
