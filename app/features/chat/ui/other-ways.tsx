import { phoneHref } from '~/brand/brand'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { Link } from '~/ui/link'

const linkClass = 'inline-block py-0.5 text-ink underline decoration-prestige underline-offset-4'

/** Below a reply: ways to reach us that work now. */
export function OtherWays() {
  const t = useTranslations(chatMessages)
  const { brand } = useSite()
  return (
    <p className="mt-3 max-w-[85%] text-muted">
      {t.rich('otherWays', {
        address: brand.email,
        number: brand.phone.replaceAll(' ', '\u00a0'),
        contact: (text) => (
          <Link to="/contact" className={linkClass}>
            {text}
          </Link>
        ),
        email: (text) => (
          <a href={`mailto:${brand.email}`} className={linkClass}>
            {text}
          </a>
        ),
        phone: (text) => (
          <a href={phoneHref(brand)} className={linkClass}>
            {text}
          </a>
        ),
      })}
    </p>
  )
}
