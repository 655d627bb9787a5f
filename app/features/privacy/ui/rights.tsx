import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { authorities, rights } from '../model'
import { Section } from './section'

const link = 'underline decoration-prestige underline-offset-4 hover:decoration-current'

export function Rights() {
  const t = useTranslations(privacyMessages)
  const { brand } = useSite()
  return (
    <>
      <Section title={t('rightsTitle')}>
        <p>{t('rightsText')}</p>
        <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-muted">
          {rights.map(([right, article]) => (
            <li key={right}>{t(`rights.${right}`, { article })}</li>
          ))}
        </ul>
        <p className="mt-4">
          {t.rich('rightsCopy', {
            account: (text) => (
              <a href="/account/data" className={link}>
                {text}
              </a>
            ),
            copy: (text) => (
              <a href="/my-data" className={link}>
                {text}
              </a>
            ),
          })}
        </p>
        <p className="mt-4">
          {t.rich('rightsHow', {
            email: brand.email,
            mail: (text) => (
              <a href={`mailto:${brand.email}`} className={link}>
                {text}
              </a>
            ),
          })}
        </p>
      </Section>
      <Section title={t('authoritiesTitle')}>
        <p>{t('authoritiesText')}</p>
        <ul className="mt-4 grid border-line border-b">
          {authorities.map(({ country, url }) => (
            <li key={country} className="flex flex-wrap items-baseline gap-x-4 border-line border-t text-sm">
              <span className="w-24 text-muted">{t(`countries.${country}`)}</span>
              <a href={url} rel="noopener" className={`py-3 ${link}`}>
                {t(`authorities.${country}`)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
