import { useTranslations } from '~/i18n/language'
import { checkInMessages } from '~/i18n/messages/check-in'
import { QrCode } from '~/ui/qr-code'

type Props = { code: string; qr: { size: number; path: string } }

/** What a guest shows at the entrance. */
export function OwnCode({ code, qr }: Props) {
  const t = useTranslations(checkInMessages)
  return (
    <section aria-labelledby="own-code-title">
      <h2 id="own-code-title" className="border-line border-b pb-2.5 text-xl">
        {t('title')}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <QrCode {...qr} label={t('qr', { code })} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-2xl tracking-[0.2em]">{code}</p>
          <p className="mt-2 max-w-[40ch] text-muted text-sm">{t('text')}</p>
        </div>
      </div>
    </section>
  )
}
