import { lazy, type ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { SkipHydration } from '~/ui/skip-hydration'
import { Toaster } from '~/ui/toaster'
import { Announcement } from './announcement'
import { Footer } from './footer'
import { Header } from './header'
import { useSite } from './use-site'

const SampleRibbon = lazy(() => import('./sample-ribbon'))

/** Header, notice and footer around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations(siteMessages, 'nav')
  const { hasSamples } = useSite()
  return (
    <>
      <nav aria-label={t('skip')}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-action px-4 py-3 font-semibold text-on-action text-sm focus:translate-y-0"
        >
          {t('skip')}
        </a>
      </nav>
      {hasSamples && (
        <SkipHydration id="sample-ribbon">
          <SampleRibbon />
        </SkipHydration>
      )}
      <Announcement />
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <Toaster closeLabel={t('close')} regionLabel={t('notices')} />
    </>
  )
}
