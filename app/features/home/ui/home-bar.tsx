import { JoinCircle } from '~/features/access-requests/ui/join-circle'
import { trackedClick } from '~/features/analytics/model'
import { Dock } from '~/features/site/ui/dock'
import { useTranslations } from '~/i18n/language'
import { homeMessages } from '~/i18n/messages/home'
import { Link } from '~/ui/link'
import { HomeSwitch } from './home-switch'

/** The switch between the home pages and, on the current one, links to join and to log in. */
export function HomeBar({ isNew }: { isNew: boolean }) {
  const t = useTranslations(homeMessages, 'switch')
  if (isNew) {
    return (
      <Dock emptyWhen="when-wide">
        <HomeSwitch current="new" />
      </Dock>
    )
  }
  return (
    <Dock controlsFirst>
      <Link to="/login" {...trackedClick('navigation', 'circle-access')} className="dock-cell">
        {t('access')}
      </Link>
      <JoinCircle className="dock-cell text-prestige max-md:order-first">{t('join')}</JoinCircle>
      <HomeSwitch current="current" />
    </Dock>
  )
}
