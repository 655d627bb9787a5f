import { useLocation } from 'react-router'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { NavLink } from '~/ui/link'
import { pagesOfSections } from '../model'
import { useSite } from './use-site'

const anchors = ['work', 'circles', 'latest'] as const

/** The links of both the header and the menu. A link to a section of the home page is current on the pages about it. */
export function NavItems({ className }: { className: string }) {
  const t = useTranslations(siteMessages, 'nav')
  const { brand } = useSite()
  const { pathname } = useLocation()
  return (
    <>
      {anchors.map((anchor) => (
        <li key={anchor}>
          <a
            href={`/#${anchor}`}
            aria-current={pagesOfSections[anchor].includes(pathname) ? 'true' : undefined}
            {...trackedClick('navigation', anchor)}
            className={className}
          >
            {t(anchor)}
          </a>
        </li>
      ))}
      <li>
        <NavLink to="/notes" {...trackedClick('navigation', 'notes')} className={className}>
          {t('notes')}
        </NavLink>
      </li>
      <li>
        <a href={brand.linkedinUrl} rel="noopener" {...trackedClick('navigation', 'linkedin')} className={className}>
          {t('linkedin')}
        </a>
      </li>
    </>
  )
}
