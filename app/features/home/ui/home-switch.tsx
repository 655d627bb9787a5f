import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { cx } from '~/lib/cx'
import { HomeLinks, type HomePage } from './home-links'

/** From 1,024 px an upright tab at the left edge of the window, in the page's gutter; below it the dock's last cell. */
export function HomeSwitch({ current }: { current: HomePage }) {
  const t = useTranslations(siteMessages, 'homepage')
  return (
    <nav
      aria-label={t('label')}
      className={cx(
        'flex items-stretch text-muted text-xs max-lg:border-line max-lg:border-l max-lg:px-1',
        'lg:fixed lg:bottom-22 lg:left-0 lg:w-8.5 lg:rotate-180 lg:items-center lg:gap-1.5 lg:rounded-l-sm lg:border lg:border-line lg:border-r-0 lg:bg-surface lg:pt-3 lg:pb-3 lg:[writing-mode:vertical-rl]',
      )}
    >
      <HomeLinks
        current={current}
        labelClass="max-lg:sr-only lg:pb-1"
        linkClass="grid min-w-11 place-items-center px-1.5 -outline-offset-4 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink lg:w-8 lg:min-w-0 lg:px-0 lg:pointer-coarse:min-h-11"
      />
    </nav>
  )
}
