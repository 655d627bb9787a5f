import { ArrowRight, CornerDownLeft } from 'lucide'
import { setupPage, setupSteps } from '~/features/setup/model'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Card, CardText, CardTitle } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { RoleMark } from './role-mark'
import { useAdminHome } from './use-admin-home'
import { useWaiting } from './use-waiting'

const lists = [
  ['setup', setupPage],
  ['requests', '/admin/requests'],
  ['inbox', '/admin/inbox'],
] as const

/** The way to the admin screen, with what waits there. */
export function AdminCard({ className }: { className: string }) {
  const t = useTranslations(membersMessages, 'select')
  const waits = useTranslations(workspaceMessages, 'waits')
  const waiting = useWaiting()
  const filled = lists.filter(([key]) => waiting[key])
  return (
    <Card as="li" className={`group bg-transparent! p-5! hover:bg-wash! ${className}`}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <RoleMark of="admin" className="size-9!" />
        <Icon icon={ArrowRight} className="size-4 text-muted transition-colors duration-150 group-hover:text-action" />
      </div>
      <CardTitle as="h2" to={useAdminHome()}>
        {t('adminAccess')}
      </CardTitle>
      <CardText className="mt-1!">{t('admin')}</CardText>
      {filled.length > 0 ? (
        <ul className="relative mt-3 grid justify-items-start text-sm">
          {filled.map(([key, to]) => (
            <li key={key}>
              <Link
                to={to}
                className="inline-flex min-h-8 items-center text-prestige underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {key === 'setup'
                  ? waits('setup', { done: setupSteps.length - (waiting.setup ?? 0), all: setupSteps.length })
                  : waits(key, { count: waiting[key] ?? 0 })}
                {key === 'setup' && <Icon icon={CornerDownLeft} className="ml-2 size-4 pointer-coarse:hidden" />}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-muted text-sm">{waits('none')}</p>
      )}
    </Card>
  )
}
