import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { Badge } from '~/ui/badge'
import { NavLink } from '~/ui/link'

const tabs = [
  ['users', '/admin'],
  ['requests', '/admin/requests'],
  ['events', '/admin/events'],
  ['content', '/admin/content'],
  ['inbox', '/admin/inbox'],
  ['mail', '/admin/mail'],
  ['activity', '/admin/activity'],
  ['insights', '/admin/insights'],
] as const

/** Number of items that wait for an admin, by tab. */
type Waiting = Partial<Record<(typeof tabs)[number][0], number>>

type AdminTabsProps = {
  waiting: Waiting
  /** Placed at the end of the row. */
  children: ReactNode
}

/** The sections of the admin pages: links, so that the back button, sharing and middle click work. */
export function AdminTabs({ waiting, children }: AdminTabsProps) {
  const t = useTranslations(adminMessages)
  return (
    <div className="mb-8 flex items-end justify-between gap-x-6 border-line border-b pt-6">
      <nav aria-label={t('tabs.label')} className="flex flex-wrap gap-x-6">
        {tabs.map(([key, to]) => (
          <NavLink
            key={key}
            to={to}
            end={to === '/admin'}
            className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-1 font-semibold text-muted text-sm hover:text-ink aria-[current]:border-action aria-[current]:text-ink"
          >
            {t(`tabs.${key}`)}
            {Boolean(waiting[key]) && <Badge tone="prestige">{waiting[key]}</Badge>}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
