import { phoneHref } from '~/brand/brand'
import { trackedClick } from '~/features/analytics/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { contactMessages } from '~/i18n/messages/contact'

const linkClass = 'inline-block py-2.5 underline decoration-prestige underline-offset-4 hover:decoration-current'

/** E-mail address and phone number. */
export function DirectContact() {
  const t = useTranslations(contactMessages)
  const { brand, voice } = useSite()
  return (
    <section className="mt-12 max-w-md">
      <h2 className="text-xl">{t('direct', { voice })}</h2>
      <dl className="mt-4 border-line border-b text-sm">
        <ContactRow name={t('directEmail')}>
          <a href={`mailto:${brand.email}`} {...trackedClick('navigation', 'email')} className={linkClass}>
            {brand.email}
          </a>
        </ContactRow>
        <ContactRow name={t('directPhone')}>
          <a href={phoneHref(brand)} {...trackedClick('navigation', 'phone')} className={`${linkClass} tabular-nums`}>
            {brand.phone.replaceAll(' ', '\u00a0')}
          </a>
        </ContactRow>
      </dl>
    </section>
  )
}

const ContactRow = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="grid grid-cols-[6rem_1fr] items-baseline border-line border-t py-1">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
