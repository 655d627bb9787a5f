import { data } from 'react-router'
import { z } from 'zod'
import { unsubscribe } from '~/features/newsletter/commands.server'
import { getLinkState } from '~/features/newsletter/queries.server'
import { LinkPage } from '~/features/newsletter/ui/link-page'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { newsletterLinksMessages } from '~/i18n/messages/newsletter-links'
import { AppError } from '~/lib/app-error'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { form, formActions } from '~/web/forms/form-actions.server'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/newsletter-unsubscribe'

/** Message keys by link state. The link is used once the reader has left; it neither expires nor is replaced. */
const messageKeys = { open: 'open', used: 'done', replaced: 'wrong', expired: 'wrong', wrong: 'wrong' } as const

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await getLinkState(getCtx(context), 'unsubscribe', tokenIn(request))
  return data({ state }, { status: state === 'wrong' ? 404 : 200 })
}

/**
 * For the page's button and a mail program's (RFC 8058: no cookie, no Origin, one step); only the token is checked. Not
 * limited by network: a mail provider posts for many readers, and a token of 256 bits can't be guessed.
 */
export const action = formActions({
  unsubscribe: form({
    input: z.object({}),
    perNetwork: null,
    run: async (ctx, _input, { request }) => {
      if (!(await unsubscribe(ctx, tokenIn(request)))) throw new AppError('not-found', 'newsletter.unknownLink')
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(newsletterLinksMessages, 'unsubscribe')
  const { brand } = useSite()
  const leave = useForm('unsubscribe')
  const state = messageKeys[loaderData.state]
  return (
    <LinkPage title={t(`${state}.title`)} text={t(`${state}.text`, { email: brand.email })}>
      {state === 'open' && (
        <Form form={leave} className="grid justify-items-start gap-4">
          <FormFailure result={leave.result} />
          <Button type="submit" busy={leave.isBusy} busyLabel={t('busy')}>
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
