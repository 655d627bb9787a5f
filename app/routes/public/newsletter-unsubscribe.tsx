import { data, Form, useNavigation } from 'react-router'
import { unsubscribe } from '~/features/newsletter/commands.server'
import { getLinkState } from '~/features/newsletter/queries.server'
import { LinkPage } from '~/features/newsletter/ui/link-page'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { Button, ButtonLink } from '~/ui/button'
import { FormFailure } from '~/web/forms/form-parts'
import { type FormResult, whenOffline } from '~/web/forms/form-result'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/newsletter-unsubscribe'

await loadTexts('newsletter-links')

/** A link to leave is used when its reader is gone; it never ends and no other replaces it. */
const meanings = { open: 'open', used: 'done', replaced: 'wrong', expired: 'wrong', wrong: 'wrong' } as const

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Only looks: what a mail scanner fetches must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await getLinkState(getCtx(context), 'unsubscribe', tokenIn(request))
  return data({ state }, { status: state === 'wrong' ? 404 : 200 })
}

/**
 * The page's button and the mail program's (RFC 8058: no cookie, no Origin, one step). The token is all it takes. Not
 * limited by address: a mail provider presses for many readers, and a token of 256 bits can't be guessed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const known = await unsubscribe(getCtx(context), tokenIn(request))
  return data<FormResult>({ state: 'done' }, { status: known ? 200 : 404 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('newsletterLinks.unsubscribe')
  const { brand } = useSite()
  const busy = useNavigation().state !== 'idle'
  const state = meanings[loaderData.state]
  return (
    <LinkPage title={t(`${state}.title`)} text={t(`${state}.text`, { email: brand.email })}>
      {state === 'open' && (
        <Form method="post" className="grid justify-items-start gap-4">
          <FormFailure answer={actionData} />
          <Button type="submit" busy={busy} busyLabel={t('busy')}>
            {t('button')}
          </Button>
        </Form>
      )}
      {state === 'done' && (
        <ButtonLink to="/newsletter" variant="outline">
          {t('again')}
        </ButtonLink>
      )}
      {state === 'wrong' && (
        <ButtonLink to={`mailto:${brand.email}`} variant="outline">
          {t('write')}
        </ButtonLink>
      )}
    </LinkPage>
  )
}
