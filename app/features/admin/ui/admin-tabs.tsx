import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { Badge } from '~/ui/badge'

const tabs = [
  ['users', '/admin'],
  ['requests', '/admin/requests'],
  ['content', '/admin/content'],
  ['mail', '/admin/mail'],
  ['activity', '/admin/activity'],
] as const

/** The rooms of the admin page: links, so that back, share and middle click work. */
export function AdminTabs({ pending }: { pending: number }) {
  const t = useTranslations('admin')
  return (
    <nav aria-label={t('tabs.label')} className="mb-8 flex gap-x-6 overflow-x-auto border-line border-b pt-6">
      {tabs.map(([key, to]) => (
        <NavLink
          key={key}
          to={to}
          end={to === '/admin'}
          className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-1 font-semibold text-muted text-sm hover:text-ink aria-[current]:border-action aria-[current]:text-ink"
        >
          {t(`tabs.${key}`)}
          {key === 'requests' && pending > 0 && <Badge tone="prestige">{pending}</Badge>}
        </NavLink>
      ))}
    </nav>
  )
}
