import { data, useSearchParams } from 'react-router'
import { confirmSubscription } from '~/features/newsletter/commands.server'
import { confirmDays } from '~/features/newsletter/model'
import { getLinkState } from '~/features/newsletter/queries.server'
import { confirmInput } from '~/features/newsletter/schema'
import { LinkPage } from '~/features/newsletter/ui/link-page'
import { useTranslations } from '~/i18n/language'
import { newsletterLinksMessages } from '~/i18n/messages/newsletter-links'
import { Refused } from '~/lib/app-error'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { form, formActions } from '~/web/forms/form-actions.server'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/newsletter-confirm'

const statuses = { open: 200, used: 200, replaced: 410, expired: 410, wrong: 404 }

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const state = await getLinkState(getCtx(context), 'confirm', token)
  return data({ state }, { status: statuses[state] })
}

export const action = formActions({
  confirm: form({
    input: confirmInput,
    reasons: ['left'],
    run: async (ctx, { token }) => {
      if ((await confirmSubscription(ctx, token)) === 'left') throw new Refused('left')
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(newsletterLinksMessages, 'confirm')
  const ofLinks = useTranslations(newsletterLinksMessages)
  const [query] = useSearchParams()
  const confirm = useForm('confirm')
  // After a double click the second result shows success too.
  const state = confirm.result?.state === 'done' && loaderData.state === 'used' ? 'done' : loaderData.state
  return (
    <LinkPage eyebrow={ofLinks('eyebrow')} title={t(`${state}.title`)} text={t(`${state}.text`, { days: confirmDays })}>
      {state === 'open' && (
        <Form form={confirm} className="grid justify-items-start gap-4">
          <FormFailure result={confirm.result} />
          <input type="hidden" name="token" value={query.get('token') ?? ''} />
          <Button type="submit" busy={confirm.isBusy} busyLabel={t('busy')}>
            {t('button')}
          </Button>
        </Form>
      )}
      {state === 'done' || state === 'used' ? (
        <ButtonLink to="/notes" variant="outline">
          {t('read')}
        </ButtonLink>
      ) : (
        state !== 'open' && <ButtonLink to="/newsletter">{t('again')}</ButtonLink>
      )}
    </LinkPage>
  )
}
