import { useAuth } from '~/features/members/ui/auth'
import { SignOut } from '~/features/members/ui/sign-out'
import { useMemberName } from '~/features/members/ui/use-member-name'
import { ThemeToggle } from '~/features/site/ui/theme-toggle'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { membersMessages } from '~/i18n/messages/members'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { Avatar } from './avatar'
import { LanguageCodes } from './language-codes'

/** Who is signed in, the languages, the theme and the way out. */
export function RailFoot({ isNarrowing = false }: { isNarrowing?: boolean }) {
  const members = useTranslations(membersMessages)
  const welcome = members('welcome', { name: useMemberName() })
  // Those of a view are chosen at its start, and one's own are not changed meanwhile.
  const isViewing = useAuth().view !== undefined
  return (
    <div
      className={cx(
        '-mx-3 border-line border-t px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]',
        isNarrowing && 'lg:max-xl:grid lg:max-xl:justify-items-center lg:max-xl:gap-1 lg:max-xl:px-0',
      )}
    >
      <Link
        to="/account"
        className="relative flex min-h-11 items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-wash"
        title={welcome}
      >
        <Avatar />
        <span className={cx('min-w-0', isNarrowing && 'rail-word')}>
          <span className="block truncate font-semibold">{welcome}</span>
          <span className="block truncate text-muted text-xs">
            <Standing />
          </span>
        </span>
      </Link>
      <div className={cx('flex items-center', isNarrowing && 'lg:max-xl:grid lg:max-xl:justify-items-center')}>
        <div className={cx(isNarrowing && 'lg:max-xl:hidden')}>{!isViewing && <LanguageCodes />}</div>
        <div className={cx('-ml-1', isNarrowing && 'lg:max-xl:ml-0')}>{!isViewing && <ThemeToggle />}</div>
        <div className={cx('ml-auto', isNarrowing && 'lg:max-xl:ml-0')}>
          <SignOut isIconWhenNarrow={isNarrowing} />
        </div>
      </div>
    </div>
  )
}

/** The member's role and level, or that they are an admin. */
function Standing() {
  const { userAccess } = useAuth()
  const t = useTranslations(workspaceMessages)
  const members = useTranslations(membersMessages, 'roles')
  const admin = useTranslations(adminMessages, 'tabs')
  if (!userAccess) return null
  if (userAccess.adminRole) return t('standing', { role: members(userAccess.role), level: admin('label') })
  return t('standing', { role: members(userAccess.role), level: t(`levels.${userAccess.level}`) })
}
