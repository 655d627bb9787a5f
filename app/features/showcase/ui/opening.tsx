import { ThemeToggle } from '~/features/site/ui/theme-toggle'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Seal } from '~/ui/seal'

export function Opening() {
  const t = useTranslations(showcaseMessages)
  return (
    <header className="wrap grid items-end gap-12 pt-16 pb-16 md:pt-24 lg:grid-cols-[minmax(0,1fr)_auto] lg:pb-24">
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-4 max-w-[12ch] text-4xl">{t.rich('headline', { em: (word) => <em>{word}</em> })}</h1>
        <p className="mt-7 max-w-[52ch] text-lg text-muted">{t('lead')}</p>
        <div className="mt-8 inline-flex items-center gap-1 rounded-sm border border-line pr-4 pl-1">
          <ThemeToggle />
          {/* CSS decides which name is shown, as for the toggle's icon. */}
          <p className="py-2.5 text-sm">
            <span className="text-muted">{t('themes.label')}: </span>
            <span className="light:hidden">{t('themes.summit')}</span>
            <span className="hidden light:inline">{t('themes.force')}</span>
          </p>
        </div>
      </div>
      <Seal className="hidden size-64 lg:block" />
    </header>
  )
}
