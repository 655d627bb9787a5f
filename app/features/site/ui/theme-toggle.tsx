import { MoonStar, Sun } from 'lucide'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Icon } from '~/ui/icon'
import { useTheme } from '~/ui/theme'
import { themeTitles } from '~/ui/theme-names'

/** CSS decides which icon and name are shown, so that they are right before hydration. */
export function ThemeToggle() {
  const t = useTranslations(siteMessages, 'nav')
  const { toggleTheme } = useTheme()
  return (
    <button
      type="button"
      onClick={toggleTheme}
      {...trackedClick('navigation', 'theme')}
      className="needs-script group relative grid size-11 place-items-center text-muted hover:text-ink"
    >
      <Icon icon={Sun} className="size-4.5 light:hidden" />
      <Icon icon={MoonStar} className="hidden size-4.5 light:block" />
      <span className="tooltip light:hidden">{t('theme', { theme: themeTitles.minimal })}</span>
      <span className="tooltip hidden light:block">{t('theme', { theme: themeTitles.current })}</span>
    </button>
  )
}
