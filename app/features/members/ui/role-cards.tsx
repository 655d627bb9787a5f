import { ArrowRight } from 'lucide'
import type { MemberCardsData } from '~/features/next-for-you/model'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import type { MemberRole } from '~/lib/member-roles'
import { Card, CardText, CardTitle } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { offeredRoles, rolePages } from '../model'
import { AdminCard } from './admin-card'
import { useAuth } from './auth'
import { OwnRoleCard } from './own-role-card'
import { RoleMark } from './role-mark'

/** Links to the three roles' pages, the member's own first and large, and for admins to the admin screen. */
export function RoleCards({ cards }: { cards: MemberCardsData }) {
  const { userAccess } = useAuth()
  const own = userAccess?.role ?? 'supplier'
  return (
    <ul className="mt-6 grid gap-4 md:grid-cols-6">
      <OwnRoleCard role={own} cards={cards} />
      {userAccess?.adminRole && <AdminCard className="md:max-xl:col-span-full xl:col-span-2" />}
      {offeredRoles
        .filter((role) => role !== own)
        .map((role) => (
          <RoleCard
            key={role}
            role={role}
            className={userAccess?.adminRole ? 'md:col-span-3 xl:col-span-2' : 'md:col-span-3'}
          />
        ))}
    </ul>
  )
}

function RoleCard({ role, className }: { role: MemberRole; className: string }) {
  const t = useTranslations(membersMessages)
  return (
    <Card as="li" className={`group bg-transparent! p-5! hover:bg-wash! ${className}`}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <RoleMark of={role} className="size-9!" />
        <Icon icon={ArrowRight} className="size-4 text-muted transition-colors duration-150 group-hover:text-action" />
      </div>
      <CardTitle as="h2" to={rolePages[role]}>
        {t(`roles.${role}`)}
      </CardTitle>
      <CardText className="mt-1!">{t(`select.${role}`)}</CardText>
    </Card>
  )
}
