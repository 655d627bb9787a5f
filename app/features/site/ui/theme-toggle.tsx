import { MoonStar, Sun } from 'lucide'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Icon } from '~/ui/icon'
import { useTheme } from '~/ui/theme'

/** CSS decides which icon is shown, so that it is right before hydration. */
export function ThemeToggle() {
  const t = useTranslations(siteMessages, 'nav')
  const { toggleTheme } = useTheme()
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={t('theme')}
      {...trackedClick('navigation', 'theme')}
      className="needs-script grid size-11 place-items-center text-muted hover:text-ink"
    >
      <Icon icon={Sun} className="size-4.5 light:hidden" />
      <Icon icon={MoonStar} className="hidden size-4.5 light:block" />
    </button>
  )
}
