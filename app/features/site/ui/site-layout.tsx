import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Toaster } from '~/ui/toaster'
import { Announcement } from './announcement'
import { Footer } from './footer'
import { Header } from './header'

/** Header, notice and footer around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations(siteMessages, 'nav')
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="pt-18 outline-none">
        <Announcement />
        {children}
      </main>
      <Footer />
      <Toaster closeLabel={t('close')} regionLabel={t('notices')} />
    </>
  )
}
