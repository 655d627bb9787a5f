import { PanelLeft } from 'lucide'
import { useLocation } from 'react-router'
import { ShortcutHelp } from '~/features/admin/ui/shortcut-help'
import { RoleSwitcher } from '~/features/members/ui/role-switcher'
import { SearchButton } from '~/features/search/ui/search-button'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Mark } from '~/ui/mark'
import { opens } from '~/ui/modal'
import { roleOfPage } from '../model'
import { Avatar } from './avatar'
import { menuId } from './menu-drawer'
import { PageAction } from './page-action'
import { useIsAdminArea } from './use-is-admin-area'
import { usePath } from './use-path'
import type { NamedPlace } from './use-places'

/** The bar above every page: the role, where one is, the search, and the page's action. */
export function WorkspaceBar({ places, isLoading }: { places: readonly NamedPlace[]; isLoading: boolean }) {
  const t = useTranslations(workspaceMessages)
  const members = useTranslations(membersMessages)
  const { pathname } = useLocation()
  const isAdmin = useIsAdminArea()
  const role = isAdmin ? 'admin' : roleOfPage(pathname)
  return (
    <header className="workspace-bar sticky top-0 z-30 border-line border-b bg-surface">
      <div className="wrap grid h-(--header-height) max-w-none! grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 lg:gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_25rem_minmax(0,1fr)]">
        <div className="flex min-w-0 items-center gap-3">
          <button
            type="button"
            {...opens(menuId)}
            aria-label={t('menu')}
            className="-ml-2 flex h-11 items-center gap-2 px-2 max-md:hidden lg:hidden"
          >
            <Mark className="h-4.5" />
            <Icon icon={PanelLeft} className="size-4 text-muted" />
          </button>
          <RoleSwitcher current={role} />
          {(isAdmin || !role) && <Path places={places} />}
        </div>
        <SearchButton />
        <div className="flex items-center justify-end">
          <p role="status" className="not-empty:mr-2 text-muted text-xs max-md:sr-only">
            {isLoading && members('loading')}
          </p>
          {isAdmin && (
            <div className="max-md:hidden">
              <ShortcutHelp />
            </div>
          )}
          <PageAction />
          <Link to="/account" className="grid size-11 place-items-center md:hidden">
            <Avatar />
            <span className="sr-only">{t('places.account')}</span>
          </Link>
        </div>
      </div>
    </header>
  )
}

/** The names of the place and of the page below it. All but the current one are the way back. */
function Path({ places }: { places: readonly NamedPlace[] }) {
  const { pathname } = useLocation()
  const t = useTranslations(workspaceMessages)
  const path = usePath(places)
  if (path.length === 0) return null
  return (
    <nav aria-label={t('path')} className="min-w-0 text-sm max-md:hidden">
      <ol className="flex">
        {path.map(({ to, name }, index) => (
          <li key={to} className="truncate">
            {index > 0 && <span className="px-2 text-muted">/</span>}
            {to === pathname ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={to} className="text-muted underline-offset-4 hover:text-ink hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
