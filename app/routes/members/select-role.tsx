import { loadMemberCards } from '~/features/members/queries.server'
import { RoleCards } from '~/features/members/ui/role-cards'
import { SignOut } from '~/features/members/ui/sign-out'
import { useMemberName } from '~/features/members/ui/use-member-name'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/select-role'

export const loader = ({ context }: Route.LoaderArgs) => loadMemberCards(getScope(context))

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function SelectRole({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(membersMessages)
  const name = useMemberName()
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('select.title')} description={t('select.lead')} />
      <div className="flex items-start justify-between gap-x-6">
        <h1 className="min-w-0 text-3xl">{t('welcome', { name })}</h1>
        {/* Where the rail, which has it too, is hidden. */}
        <div className="shrink-0 lg:hidden">
          <SignOut variant="outline" />
        </div>
      </div>
      <p className="mt-2 max-w-[60ch] text-muted">{t('select.lead')}</p>
      <RoleCards cards={loaderData} />
    </div>
  )
}
