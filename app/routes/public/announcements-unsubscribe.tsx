import { data } from 'react-router'
import { z } from 'zod'
import { LinkPage } from '~/features/newsletter/ui/link-page'
import { stopAnnouncements } from '~/features/preferences/commands.server'
import { getOptOutState } from '~/features/preferences/queries.server'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { announcementsMessages } from '~/i18n/messages/announcements'
import { AppError } from '~/lib/app-error'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { form, formActions } from '~/web/forms/form-actions.server'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/announcements-unsubscribe'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await getOptOutState(getCtx(context), tokenIn(request))
  return data({ state }, { status: state === 'wrong' ? 404 : 200 })
}

/**
 * For the page's button and a mail program's (RFC 8058: no cookie, no Origin, one step); only the token is checked. Not
 * limited by network: a mail provider posts for many readers, and a keyed hash of 256 bits can't be guessed.
 */
export const action = formActions({
  stop: form({
    input: z.object({}),
    perNetwork: null,
    run: async (ctx, _input, { request }) => {
      if (!(await stopAnnouncements(ctx, tokenIn(request))))
        throw new AppError('not-found', 'announcements.unknownLink')
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function AnnouncementsUnsubscribe({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTranslations(announcementsMessages)
  const { brand } = useSite()
  const stop = useForm('stop')
  const text = t(`link.${state}.text`, { email: brand.email })
  return (
    <LinkPage eyebrow={t('eyebrow')} title={t(`link.${state}.title`)} text={text}>
      {state === 'open' && (
        <Form form={stop} className="grid justify-items-start gap-4">
          <FormFailure result={stop.result} />
          <Button type="submit" busy={stop.isBusy} busyLabel={t('link.busy')}>
            {t('link.button')}
          </Button>
        </Form>
      )}
      {state === 'done' && (
        <ButtonLink to="/account#announcements" variant="outline">
          {t('link.again')}
        </ButtonLink>
      )}
      {state === 'wrong' && (
        <ButtonLink to={`mailto:${brand.email}`} variant="outline">
          {t('link.write')}
        </ButtonLink>
      )}
    </LinkPage>
  )
}
