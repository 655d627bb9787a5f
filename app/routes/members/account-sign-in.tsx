import { z } from 'zod'
import { safeDestination } from '~/features/accounts/model'
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from '~/features/factors/commands.server'
import { factorRefusals } from '~/features/factors/model'
import { getFactors } from '~/features/factors/queries.server'
import { codeInput } from '~/features/factors/schema'
import { FactorState } from '~/features/factors/ui/factor-state'
import { GoOn } from '~/features/factors/ui/go-on'
import { RecoverySection } from '~/features/factors/ui/recovery-section'
import { TotpSection } from '~/features/factors/ui/totp-section'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '~/features/passkeys/commands.server'
import { addPasskeyInput, onePasskeyInput, renamePasskeyInput, startPasskeyInput } from '~/features/passkeys/schema'
import { AddPasskey } from '~/features/passkeys/ui/add-passkey'
import { PasskeyList } from '~/features/passkeys/ui/passkey-list'
import { AccountSection } from '~/features/profile/ui/account-section'
import { unlinkIdentity } from '~/features/single-sign-on/commands.server'
import { unlinkRefusals } from '~/features/single-sign-on/model'
import { getLinkedIdentities } from '~/features/single-sign-on/queries.server'
import { unlinkInput } from '~/features/single-sign-on/schema'
import { LinkedSection } from '~/features/single-sign-on/ui/linked-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { factorsPage } from '~/web/requested-page'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/account-sign-in'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys, totpSince, ...factors } = await getFactors(getCtx(context))
  // Dates as strings, so that the rendered page and later client-side data have the same types.
  const rows = passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
  const { hasPassword, linked } = await getLinkedIdentities(getCtx(context))
  const identities = linked.map(({ createdAt, lastUsedAt, ...identity }) => ({
    ...identity,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
  const mustSetUp = getScope(context).session?.restriction === 'set-up'
  const to = new URL(request.url).searchParams.get('to')
  const wanted = to && safeDestination(to, factorsPage)
  const signIns = { passkeys: rows, totpSince: totpSince?.toISOString() ?? null, identities, hasPassword }
  return { ...factors, ...signIns, mustSetUp, wanted }
}

const reasons = factorRefusals
const nothing = z.object({})

export const action = formActions({
  'start-passkey': form({ input: startPasskeyInput, run: startPasskey, reasons }),
  'add-passkey': form({ input: addPasskeyInput, run: addPasskey, reasons }),
  'rename-passkey': form({ input: renamePasskeyInput, run: renamePasskey, reasons }),
  'remove-passkey': form({ input: onePasskeyInput, run: removePasskey, reasons }),
  'start-totp': form({ input: nothing, run: startTotp, reasons }),
  'confirm-totp': form({ input: codeInput, run: confirmTotp, reasons }),
  'remove-totp': form({ input: nothing, run: removeTotp, reasons }),
  unlink: form({ input: unlinkInput, run: unlinkIdentity, reasons: unlinkRefusals }),
  'recovery-codes': form({ input: nothing, run: renewRecoveryCodes, reasons }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function AccountSignIn({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(factorsMessages)
  const ofOrganisation = useTranslations(singleSignOnMessages, 'section')
  const { passkeys, totpSince, setUp, recoveryCodesLeft, mustSetUp, identities, hasPassword, wanted } = loaderData
  const hasFactor = passkeys.length > 0 || totpSince !== null
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('description')} />
      <Link to="/account" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-3 mb-6 max-w-[50ch] text-muted">{t('lead')}</p>
      {hasFactor && wanted && <GoOn to={wanted} />}
      <FactorState {...loaderData} hasFactor={hasFactor} mustSetUp={mustSetUp} />
      <AccountSection id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
        <div className="grid gap-8">
          <PasskeyList passkeys={passkeys} />
          <AddPasskey />
        </div>
      </AccountSection>
      <AccountSection id="app" title={t('totp.title')} text={t('totp.text')}>
        <TotpSection since={totpSince} setUp={setUp} isOnly={passkeys.length === 0} />
      </AccountSection>
      <AccountSection id="recovery" title={t('recovery.title')} text={t('recovery.text')}>
        <RecoverySection left={recoveryCodesLeft} hasFactor={hasFactor} />
      </AccountSection>
      <AccountSection id="organisation" title={ofOrganisation('title')} text={ofOrganisation('text')}>
        <LinkedSection linked={identities} hasPassword={hasPassword} />
      </AccountSection>
    </div>
  )
}
