import { ArrowLeft, Check, ChevronDown } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { workspaceMessages } from '~/i18n/messages/workspace'
import type { MemberRole } from '~/lib/member-roles'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { useDismissDetails } from '~/ui/use-dismiss-details'
import { offeredRoles, rolePages } from '../model'
import { useAuth } from './auth'
import { RoleMark } from './role-mark'
import { useAdminHome } from './use-admin-home'

const item = 'flex min-h-11 items-center gap-3 px-4 hover:bg-wash aria-[current]:text-action'

/** The current page's role, or that it is for admins, and links to the others. Opens without JavaScript. */
export function RoleSwitcher({ current }: { current?: MemberRole | 'admin' | undefined }) {
  const t = useTranslations(membersMessages)
  const admin = useTranslations(workspaceMessages, 'places')('admin')
  const { userAccess } = useAuth()
  const adminHome = useAdminHome()
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissDetails(ref)
  useClosedOnNavigation(ref)
  const places = [
    ...offeredRoles.map((role) => ({ key: role, to: rolePages[role] as string, name: t(`roles.${role}`) })),
    ...(userAccess?.adminRole ? [{ key: 'admin' as const, to: adminHome, name: admin }] : []),
  ]
  return (
    <nav aria-label={t('switcher.label')} className="min-w-0 text-sm">
      <details ref={ref} className="group relative">
        <summary className="flex h-8 cursor-pointer list-none items-center gap-2 rounded-sm border border-line px-2.5 font-medium transition-colors duration-150 hover:border-line-strong hover:bg-wash pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
          {current && <RoleMark of={current} className="size-4.5! max-sm:hidden" />}
          <span className="truncate">
            {current === 'admin' ? admin : current ? t(`roles.${current}`) : t('switcher.select')}
          </span>
          <Icon
            icon={ChevronDown}
            className="size-3.5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ul className="absolute top-full left-0 z-20 mt-1.5 w-max min-w-full max-w-[calc(100vw-2.5rem)] rounded-sm border border-line bg-raised py-1.5 shadow-[0_16px_40px_-24px_black]">
          <li className="mb-1.5 border-line border-b pb-1.5">
            <Link to="/select-role" className={item}>
              <Icon icon={ArrowLeft} className="size-4 text-muted" />
              {t('switcher.back')}
            </Link>
          </li>
          {places.map(({ key, to, name }) => (
            <li key={key}>
              <Link to={to} aria-current={key === current ? 'page' : undefined} className={item}>
                <span className="flex-1">{name}</span>
                {key === current && <Icon icon={Check} className="size-4" />}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** The bar stays when the page changes; its open menu must not. */
function useClosedOnNavigation(ref: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (ref.current && openedAt.current !== key) ref.current.open = false
    openedAt.current = key
  }, [ref, key])
}
