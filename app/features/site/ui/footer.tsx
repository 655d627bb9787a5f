import { lazy } from 'react'
import { useLocation } from 'react-router'
import { HomeLinks } from '~/features/home/ui/home-links'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { SkipHydration } from '~/ui/skip-hydration'
import { LanguageList } from './language-selector'
import { PrivacyLink } from './privacy-link'
import { useSite } from './use-site'

const FooterColumns = lazy(() => import('./footer-columns'))

export function Footer() {
  const t = useTranslations(siteMessages, 'footer')
  const { brand, year } = useSite()
  return (
    <footer className="border-line border-t">
      <SkipHydration id="footer-columns">
        <FooterColumns />
      </SkipHydration>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-t py-6 text-muted text-sm">
          <p>
            © {year} {brand.product}
          </p>
          <PrivacyLink className="py-2 hover:text-ink">{t('privacy')}</PrivacyLink>
          <p className="flex items-center gap-x-1.5 md:ml-auto">
            <HomeLinks
              current={useShownHome()}
              linkClass="py-2.5 px-0.5 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-prestige aria-[current]:underline-offset-4"
            />
          </p>
          <LanguageList />
        </div>
      </div>
    </footer>
  )
}

function useShownHome() {
  const { pathname, search } = useLocation()
  if (pathname !== '/') return undefined
  return new URLSearchParams(search).get('home') === 'new' ? 'new' : 'current'
}
