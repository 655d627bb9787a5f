import { useTranslations } from '~/i18n/language'
import { checkInMessages } from '~/i18n/messages/check-in'

type Props = { code: string; qr: { size: number; path: string } }

/** What a guest shows at the entrance. Dark on light in both themes: many cameras can't read an inverted code. */
export function OwnCode({ code, qr: { size, path } }: Props) {
  const t = useTranslations(checkInMessages)
  return (
    <section aria-labelledby="own-code-title">
      <h2 id="own-code-title" className="border-line border-b pb-2.5 text-xl">
        {t('title')}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t('qr', { code })}
          shapeRendering="crispEdges"
          className="size-52 rounded-sm"
        >
          <rect width={size} height={size} fill="white" />
          <path d={path} fill="black" />
        </svg>
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-2xl tracking-[0.2em]">{code}</p>
          <p className="mt-2 max-w-[40ch] text-muted text-sm">{t('text')}</p>
        </div>
      </div>
    </section>
  )
}
