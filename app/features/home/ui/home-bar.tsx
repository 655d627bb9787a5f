import { JoinCircle } from '~/features/access-requests/ui/join-circle'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { homeMessages } from '~/i18n/messages/home'
import { ButtonLink } from '~/ui/button'
import { HomeSwitch } from './home-switch'

/** Sticky at the bottom: the switch between the home pages and, on the current one, links to join and to log in. */
export function HomeBar({ isNew }: { isNew: boolean }) {
  const t = useTranslations(homeMessages, 'switch')
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 flex flex-wrap justify-end gap-2 p-3 md:p-6">
      <HomeSwitch isNew={isNew} />
      {!isNew && (
        <div className="flex gap-2">
          <JoinCircle variant="premium" className="pointer-events-auto">
            {t('join')}
          </JoinCircle>
          <ButtonLink
            to="/login"
            variant="secondary"
            {...trackedClick('navigation', 'circle-access')}
            className="pointer-events-auto backdrop-blur-md"
          >
            {t('access')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
