import { useLocation } from 'react-router'
import { SearchButton } from '~/features/search/ui/search-button'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { NavLink } from '~/ui/link'
import { SignOut } from './sign-out'
import { useMemberName } from './use-member-name'

const links = [
  ['roles', '/select-role'],
  ['account', '/account'],
] as const

/** Who is signed in, and sign-out. Not on the role selection, whose heading has both. */
export function MemberBar() {
  const t = useTranslations(membersMessages)
  const name = useMemberName()
  const { pathname } = useLocation()
  if (pathname === '/select-role') return null
  return (
    <div className="border-line border-b bg-raised text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1">
        <p className="mr-auto min-w-0 py-2 text-muted">{t('welcome', { name })}</p>
        <SearchButton />
        <nav aria-label={t('bar.label')} className="-mr-3.5 flex items-center">
          {links.map(([key, to]) => (
            <NavLink
              key={key}
              to={to}
              className="flex min-h-11 items-center px-3 text-muted underline-offset-6 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-prestige max-sm:first:pl-0"
            >
              {t(`bar.${key}`)}
            </NavLink>
          ))}
          <SignOut variant="ghost" />
        </nav>
      </div>
    </div>
  )
}
