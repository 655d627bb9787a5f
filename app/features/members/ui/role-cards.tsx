import { ArrowRight } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { cx } from '~/lib/cx'
import { Badge } from '~/ui/badge'
import { Card, CardText, CardTitle } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { offeredRoles, rolePages } from '../model'
import { useAuth } from './auth'
import { RoleMark } from './role-mark'

/** Links to the three roles' pages, and for admins to the admin screen. */
export function RoleCards() {
  const t = useTranslations(membersMessages)
  const { userAccess } = useAuth()
  const places = [
    ...offeredRoles.map((role) => ({ key: role, to: rolePages[role] as string, title: t(`roles.${role}`) })),
    ...(userAccess?.isAdmin ? [{ key: 'admin' as const, to: '/admin', title: t('select.adminAccess') }] : []),
  ]
  return (
    <ul className={cx('grid gap-4', places.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3')}>
      {places.map(({ key, to, title }) => (
        <Card as="li" key={key} className="group lg:min-h-64">
          <div className="mb-8 flex items-start justify-between gap-4">
            <RoleMark role={key} />
            {key === userAccess?.role && <Badge tone="prestige">{t('select.yours')}</Badge>}
          </div>
          <CardTitle as="h2" to={to}>
            {title}
          </CardTitle>
          <CardText>{t(`select.${key}`)}</CardText>
          <Icon
            icon={ArrowRight}
            className="mt-auto box-content size-5 pt-8 text-muted transition-[translate,color] duration-150 group-hover:translate-x-1 group-hover:text-action"
          />
        </Card>
      ))}
    </ul>
  )
}
