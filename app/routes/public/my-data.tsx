import { data, useSearchParams } from 'react-router'
import { linkFormsPerNetwork } from '~/features/accounts/model'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import {
  askForLink,
  changeObjectionByLink,
  liftRestrictionByLink,
  requestCopyByLink,
  requestErasureByLink,
  restrictByLink,
  takeBackErasureByLink,
  writeByLink,
} from '~/features/personal-data/commands.server'
import { copyPath, linkRefusals } from '~/features/personal-data/model'
import { getLinkState } from '~/features/personal-data/queries.server'
import { copyAddressInput, copyTokenInput, dataMessageInput, eraseByLinkInput } from '~/features/personal-data/schema'
import { AskCopyForm } from '~/features/personal-data/ui/ask-copy-form'
import { RightsByLink } from '~/features/personal-data/ui/rights-by-link'
import { useFormatter, useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Button, ButtonLink } from '~/ui/button'
import type { Ctx } from '~/web/ctx.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { ownDataPath } from '~/web/requested-page'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/my-data'

/** Read-only: mail scanners open links, which must change nothing and fetch nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return data({ state: 'ask' as const })
  const link = await getLinkState(getCtx(context), token)
  return data(link, { status: link.state === 'gone' ? 410 : 200 })
}

type TokenInput = { token: string }

const byLink = (run: (ctx: Ctx, input: TokenInput) => Promise<void>) =>
  form({
    input: copyTokenInput,
    run,
    reasons: linkRefusals,
    limitedBy: ({ token }) => token,
    perNetwork: linkFormsPerNetwork,
  })

export const action = formActions({
  ask: form({
    input: copyAddressInput,
    run: askForLink,
    limitedBy: ({ email }) => email,
    perNetwork: linkFormsPerNetwork,
  }),
  copy: byLink(requestCopyByLink),
  write: form({
    input: dataMessageInput,
    run: writeByLink,
    reasons: linkRefusals,
    limitedBy: ({ token }) => token,
  }),
  object: byLink(changeObjectionByLink(true)),
  'withdraw-objection': byLink(changeObjectionByLink(false)),
  restrict: byLink(restrictByLink),
  lift: byLink(liftRestrictionByLink),
  erase: form({
    input: eraseByLinkInput,
    run: requestErasureByLink,
    reasons: linkRefusals,
    limitedBy: ({ token }) => token,
  }),
  keep: byLink(takeBackErasureByLink),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function MyData({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(myDataMessages)
  const format = useFormatter()
  const [query] = useSearchParams()
  const ask = useForm('ask')
  const token = query.get('token') ?? ''
  const { state } = loaderData
  const until = 'until' in loaderData ? loaderData.until : null
  const date = until ? format.dateTime(until, { dateStyle: 'long', timeStyle: 'short' }) : ''
  const email = state === 'rights' ? loaderData.email : ''
  return (
    <EntryPage
      title={t(`${state}.title`)}
      lead={<span className="wrap-anywhere">{t(`${state}.text`, { date, email })}</span>}
    >
      <meta name="robots" content="noindex" />
      {(state === 'ask' || state === 'gone') && <AskCopyForm form={ask} />}
      {state === 'rights' && <RightsByLink token={token} limits={loaderData.limits} />}
      {state === 'account' && <ButtonLink to={ownDataPath}>{t('account.button')}</ButtonLink>}
      {state === 'download' && (
        // Sent by the browser itself, which saves the answer as a file.
        <form method="post" action={`${copyPath}/file`}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('download.button')}</Button>
        </form>
      )}
    </EntryPage>
  )
}
