import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { buttonClass } from '~/ui/button'
import { recoveryFile } from '../model'

/** New codes, which nobody can show again. The file is in the link itself: the server no longer has them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations(factorsMessages, 'recovery')
  const { product } = useSite().brand
  const text = recoveryFile(t('file', { product }), codes)
  return (
    <Alert title={t('shown')}>
      <p>{t('shownText')}</p>
      <ul aria-label={t('shown')} className="my-4 grid grid-cols-2 gap-x-6 gap-y-1.5 text-base text-ink">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="recovery-codes.txt"
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {t('download')}
      </a>
    </Alert>
  )
}
