import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Toaster } from '~/ui/toaster'
import { Announcement } from './announcement'
import { Footer } from './footer'
import { Header } from './header'
import { SampleNotice } from './sample-notice'
import { SkipLink } from './skip-link'

/** Header, notice and footer around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations(siteMessages, 'nav')
  return (
    <>
      <SkipLink />
      <SampleNotice />
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
