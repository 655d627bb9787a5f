import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { homeMessages } from '~/i18n/messages/home'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'

/** Two links, so that it works without JavaScript. */
export function HomeSwitch({ isNew }: { isNew: boolean }) {
  const t = useTranslations(homeMessages, 'switch')
  return (
    <nav
      aria-label={t('label')}
      className="pointer-events-auto mr-auto flex items-center gap-1 rounded-sm border border-line bg-raised pl-3 text-xs max-sm:pl-1"
    >
      <span aria-hidden="true" className="text-muted max-sm:hidden">
        {t('label')}:
      </span>
      <Choice to="/" current={!isNew}>
        {t('current')}
      </Choice>
      <span aria-hidden="true" className="text-muted">
        /
      </span>
      <Choice to="/?home=new" current={isNew}>
        {t('new')}
      </Choice>
    </nav>
  )
}

const Choice = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => (
  <Link
    to={to}
    aria-current={current ? 'page' : undefined}
    className={cx(
      'grid min-h-11 place-items-center px-2.5',
      current ? 'font-semibold text-ink' : 'text-muted hover:text-ink',
    )}
  >
    {children}
  </Link>
)
