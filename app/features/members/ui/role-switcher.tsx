import { ArrowLeft, Check, ChevronDown } from 'lucide'
import { useRef } from 'react'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import type { MemberRole } from '~/lib/member-roles'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { useDismissDetails } from '~/ui/use-dismiss-details'
import { offeredRoles, rolePages } from '../model'

const item = 'flex min-h-11 items-center gap-3 px-4 hover:bg-ink/8 aria-[current]:text-action'

/** The current page's role, and links to the others. Opens without JavaScript. */
export function RoleSwitcher({ current }: { current?: MemberRole }) {
  const t = useTranslations(membersMessages)
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissDetails(ref)
  return (
    <nav aria-label={t('switcher.label')} className="text-sm">
      <details ref={ref} className="group relative inline-block">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm border border-line px-4 font-semibold transition-colors duration-150 hover:border-line-strong hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
          {current ? t(`roles.${current}`) : t('switcher.select')}
          <Icon
            icon={ChevronDown}
            className="size-4 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ul className="absolute top-full left-0 z-20 mt-1.5 w-max min-w-full max-w-[calc(100vw-2.5rem)] rounded-sm border border-line bg-raised py-1.5">
          <li className="mb-1.5 border-line border-b pb-1.5">
            <Link to="/select-role" className={item}>
              <Icon icon={ArrowLeft} className="size-4 text-muted" />
              {t('switcher.back')}
            </Link>
          </li>
          {offeredRoles.map((role) => (
            <li key={role}>
              <Link to={rolePages[role]} aria-current={role === current ? 'page' : undefined} className={item}>
                <span className="flex-1">{t(`roles.${role}`)}</span>
                {role === current && <Icon icon={Check} className="size-4" />}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
