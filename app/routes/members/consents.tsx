import { z } from 'zod'
import { hideAttendance } from '~/features/attendance/commands.server'
import { withdrawCircleConsent } from '~/features/circles/commands.server'
import { groupByPurpose, toShown } from '~/features/consents/model'
import { listOwnConsents } from '~/features/consents/queries.server'
import { ConsentGroup } from '~/features/consents/ui/consent-group'
import { NewerWords } from '~/features/consents/ui/newer-words'
import { leaveDirectory } from '~/features/directory/commands.server'
import { getOwnDirectory } from '~/features/directory/queries.server'
import { NewerWording } from '~/features/directory/ui/newer-wording'
import { agreeAgainToNewsletter, leaveNewsletter } from '~/features/newsletter/commands.server'
import { getNewerWording } from '~/features/newsletter/queries.server'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { consentsMessages } from '~/i18n/messages/consents'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/consents'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const receipts = (await listOwnConsents(ctx)).map(toShown)
  const newsletterWords = await getNewerWording(ctx, ctx.actor?.email ?? '')
  const { isWordingNewer } = await getOwnDirectory(ctx)
  return { groups: groupByPurpose(receipts), newsletterWords, isWordingNewer }
}

const nothing = z.object({})

export const action = formActions({
  'withdraw-newsletter': form({ input: nothing, run: leaveNewsletter }),
  'withdraw-circle': form({ input: nothing, run: withdrawCircleConsent }),
  'withdraw-directory': form({ input: nothing, run: leaveDirectory }),
  'withdraw-attendance': form({ input: nothing, run: hideAttendance }),
  agree: form({ input: nothing, run: agreeAgainToNewsletter }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Consents({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(consentsMessages)
  const { groups, newsletterWords, isWordingNewer } = loaderData
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('lead')} />
      <Link to="/account" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">{t('lead')}</p>
      <div className="mb-8 grid gap-6 empty:hidden">
        {isWordingNewer && <NewerWording />}
        <NewerWords words={newsletterWords} />
      </div>
      {groups.length === 0 && (
        <div className="border-line border-t py-8">
          <p className="font-medium">{t('none')}</p>
          <p className="mt-1 text-muted">{t('noneText')}</p>
        </div>
      )}
      {groups.map((group) => (
        <ConsentGroup key={group.purpose} {...group} />
      ))}
    </div>
  )
}
