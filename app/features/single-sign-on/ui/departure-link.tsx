import { useTranslations } from '~/i18n/language'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { ButtonLink } from '~/ui/button'
import type { Departure } from '../model'

/** Leads to the provider at once, with and without script; the link is for browsers that do not follow. */
export function DepartureLink({ address, organisation }: Departure) {
  const t = useTranslations(singleSignOnMessages, 'departure')
  return (
    <div className="grid justify-items-start gap-5">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <h2 className="text-xl wrap-anywhere">{t('title', { organisation })}</h2>
      <p className="max-w-[50ch] text-muted wrap-anywhere">{t('text', { organisation })}</p>
      <ButtonLink to={address}>{t('link', { organisation })}</ButtonLink>
    </div>
  )
}
