import { data } from 'react-router'
import { z } from 'zod'
import { toShown } from '~/features/consents/model'
import { getLastConsent } from '~/features/consents/queries.server'
import { NewerWords } from '~/features/consents/ui/newer-words'
import { ReceiptEntry } from '~/features/consents/ui/receipt-entry'
import { agreeAgainByLink, unsubscribe } from '~/features/newsletter/commands.server'
import { getEmailOfLink, getLinkState, getNewerWording } from '~/features/newsletter/queries.server'
import { LinkPage } from '~/features/newsletter/ui/link-page'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { consentsMessages } from '~/i18n/messages/consents'
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
  const ctx = getCtx(context)
  const token = tokenIn(request)
  const state = await getLinkState(ctx, 'unsubscribe', token)
  const email = await getEmailOfLink(ctx, 'unsubscribe', token)
  if (email === undefined) return data({ state, receipt: null, newerWords: null }, { status: 404 })
  const last = await getLastConsent(ctx, { email }, 'newsletter')
  return data({ state, receipt: last ? toShown(last) : null, newerWords: await getNewerWording(ctx, email) })
}

/**
 * For the page's button and a mail program's (RFC 8058: no cookie, no Origin, one step); only the token is checked. Not
 * limited by network: a mail provider posts for many readers, and a token of 256 bits can't be guessed.
 */
export const action = formActions(
  {
    unsubscribe: form({
      input: z.object({}),
      perNetwork: null,
      run: async (ctx, _input, { request }) => {
        if (!(await unsubscribe(ctx, tokenIn(request)))) throw new AppError('not-found', 'newsletter.unknownLink')
      },
    }),
    agree: form({
      input: z.object({}),
      run: async (ctx, _input, { request }) => {
        if (!(await agreeAgainByLink(ctx, tokenIn(request)))) throw new AppError('not-found', 'newsletter.unknownLink')
      },
    }),
  },
  { unnamed: 'unsubscribe' },
)

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(newsletterLinksMessages, 'unsubscribe')
  const ofLinks = useTranslations(newsletterLinksMessages)
  const consents = useTranslations(consentsMessages)
  const { brand } = useSite()
  const leave = useForm('unsubscribe')
  const { receipt, newerWords } = loaderData
  const state = messageKeys[loaderData.state]
  return (
    <LinkPage
      eyebrow={ofLinks('eyebrow')}
      title={t(`${state}.title`)}
      text={t(`${state}.text`, { email: brand.email })}
    >
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
      <NewerWords words={newerWords} />
      {receipt && (
        <section aria-labelledby="receipt" className="grid gap-3 border-line border-t pt-6">
          <h2 id="receipt" className="text-xl">
            {consents('receipt')}
          </h2>
          <ReceiptEntry receipt={receipt} />
        </section>
      )}
    </LinkPage>
  )
}
