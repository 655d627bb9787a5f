import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Link } from '~/ui/link'
import { useSite } from './use-site'

const anchors = ['work', 'circles', 'latest'] as const

/** The links of both the header and the menu. */
export function NavItems({ className }: { className: string }) {
  const t = useTranslations(siteMessages, 'nav')
  const { brand } = useSite()
  return (
    <>
      {anchors.map((anchor) => (
        <li key={anchor}>
          <a href={`/#${anchor}`} {...trackedClick('navigation', anchor)} className={className}>
            {t(anchor)}
          </a>
        </li>
      ))}
      <li>
        <Link to="/notes" {...trackedClick('navigation', 'notes')} className={className}>
          {t('notes')}
        </Link>
      </li>
      <li>
        <a href={brand.linkedinUrl} rel="noopener" {...trackedClick('navigation', 'linkedin')} className={className}>
          {t('linkedin')}
        </a>
      </li>
    </>
  )
}
