import { useLocation } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { errorsMessages } from '~/i18n/messages/errors'
import { ButtonLink } from '~/ui/button'
import type { ErrorDetails } from '~/web/error-details'
import { RidgeSection } from './ridge-section'
import { useSite } from './use-site'

const textKeys = {
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  405: 'method',
  413: 'tooLarge',
  414: 'tooLong',
  429: 'tooMany',
  503: 'unavailable',
} as const

type Props = { status: number; details?: ErrorDetails | null | undefined }

/** Which of the messages an error page shows. */
export function errorTextKey(status: number, details: Props['details']) {
  if (details?.isViewing) return 'viewing'
  return details?.isDenied ? 'denied' : (textKeys[status as keyof typeof textKeys] ?? 'unexpected')
}

export function ErrorPage({ status, details }: Props) {
  const t = useTranslations(errorsMessages)
  const { brand } = useSite()
  const { pathname, search } = useLocation()
  const textKey = errorTextKey(status, details)
  return (
    <>
      <title>{t(`${textKey}.title`)}</title>
      <RidgeSection className="gap-6">
        <p className="eyebrow tabular-nums">{status}</p>
        <h1 className="max-w-[16ch] text-4xl">{t(`${textKey}.title`)}</h1>
        <p className="max-w-[56ch] text-lg text-muted">
          {t(`${textKey}.text`, { email: brand.email, limit: details?.limit ?? '' })}
        </p>
        <p className="flex flex-wrap gap-4">
          {status === 503 && (
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              {t('again')}
            </ButtonLink>
          )}
          <ButtonLink to="/" reloadDocument variant={status === 503 ? 'outline' : 'default'}>
            {t('home')}
          </ButtonLink>
        </p>
      </RidgeSection>
    </>
  )
}
