import { Menu } from 'lucide'
import { useLocation } from 'react-router'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { ButtonLink, buttonClass } from '~/ui/button'
import { Drawer } from '~/ui/drawer'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Logo } from '~/ui/mark'
import { opens } from '~/ui/modal'
import { LanguageList, LanguageMenu } from './language-selector'
import { NavItems } from './nav-items'
import { ThemeToggle } from './theme-toggle'
import { useSite } from './use-site'

const menuId = 'site-menu'

/** From 768 px the bar has links. The menu has all of them, and is hidden from 1280 px, where the bar has all too. */
export function Header() {
  const t = useTranslations(siteMessages, 'nav')
  const { brand } = useSite()
  const { pathname } = useLocation()
  return (
    <header className="sticky top-0 z-30 border-transparent border-b bg-surface transition-colors duration-200 in-data-scrolled:border-line">
      <div className="wrap flex h-(--header-height) items-center gap-2">
        <Link
          to="/"
          aria-label={t('home', { product: brand.product })}
          {...trackedClick('navigation', 'home')}
          className="mr-auto shrink-0 py-2"
        >
          <Logo word={brand.product} />
        </Link>
        <nav aria-label={t('label')} className="hidden md:block">
          <ul className="flex items-center text-sm max-lg:[&>li:last-child]:hidden">
            <NavItems className="px-2 py-3 text-muted decoration-prestige underline-offset-8 transition-colors duration-150 hover:text-ink aria-[current]:text-ink aria-[current]:underline lg:px-3" />
          </ul>
        </nav>
        <LanguageMenu />
        <ThemeToggle />
        <a
          href="/#newsletter"
          {...trackedClick('navigation', 'signals')}
          className={`${buttonClass({ variant: 'link', size: 'sm' })} ml-2 hidden! xl:inline-flex! print:hidden!`}
        >
          {t('signals')}
        </a>
        <ButtonLink
          to="/contact"
          variant="outline"
          size="sm"
          {...trackedClick('navigation', 'conversation')}
          aria-current={pathname === '/contact' ? 'page' : undefined}
          className="ml-2 hidden! whitespace-nowrap aria-[current]:border-prestige! md:inline-flex! print:hidden!"
        >
          {t('conversation')}
        </ButtonLink>
        <button
          type="button"
          {...opens(menuId)}
          {...trackedClick('navigation', 'menu')}
          aria-label={t('menu')}
          className="-mr-3 grid size-11 place-items-center xl:hidden"
        >
          <Icon icon={Menu} className="size-5" />
        </button>
      </div>
      <Drawer id={menuId} title={t('menu')} closeLabel={t('close')} footer={<LanguageList />}>
        <nav aria-label={t('menu')}>
          <ul className="grid font-display text-2xl">
            <NavItems className="block border-line border-b py-3 aria-[current]:border-prestige" />
          </ul>
          <div className="mt-8 grid gap-3">
            <ButtonLink to="/#newsletter" reloadDocument {...trackedClick('navigation', 'signals')}>
              {t('signals')}
            </ButtonLink>
            <ButtonLink to="/contact" variant="outline" {...trackedClick('navigation', 'conversation')}>
              {t('conversation')}
            </ButtonLink>
          </div>
        </nav>
      </Drawer>
    </header>
  )
}
