import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Link } from '~/ui/link'

const addresses = { current: '/', new: '/?home=new' } as const

export type HomePage = keyof typeof addresses

type LinksProps = { current?: HomePage | undefined; labelClass?: string; linkClass: string }

/** Two links, so that it works without JavaScript. */
export function HomeLinks({ current, labelClass, linkClass }: LinksProps) {
  const t = useTranslations(siteMessages, 'homepage')
  const link = (page: HomePage) => (
    <Link to={addresses[page]} aria-current={page === current ? 'page' : undefined} className={linkClass}>
      {t(page)}
    </Link>
  )
  return (
    <>
      <span aria-hidden="true" className={labelClass}>
        {t('label')}:
      </span>
      {link('current')}
      <span aria-hidden="true" className="self-center">
        /
      </span>
      {link('new')}
    </>
  )
}
