import { Download } from 'lucide'
import type { ResolvedText } from '~/features/content/model'
import { ContentText } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { insightsMessages } from '~/i18n/messages/insights'
import { Icon } from '~/ui/icon'
import { typeOf } from '../model'

type Props = { href: string; title: ResolvedText; fileName: string; size: number }

/** A download, with its type and size. */
export function FileLink({ href, title, fileName, size }: Props) {
  const t = useTranslations(insightsMessages)
  return (
    // Without `download`: when the session has ended, a browser would save the sign-in page under this name.
    <a href={href} className="group flex min-h-11 items-start justify-between gap-4">
      <span className="min-w-0 underline-offset-4 wrap-anywhere group-hover:underline">
        <ContentText {...title} />
        <span className="block text-muted text-xs tabular-nums">
          {t('file', { type: typeOf(fileName), size: useSize(size) })}
        </span>
      </span>
      <Icon icon={Download} className="mt-1 size-4 shrink-0 text-action" />
    </a>
  )
}

const kilo = 1000

/** 480 kB, 2.4 MB: as file managers write it. */
function useSize(bytes: number) {
  const t = useTranslations(insightsMessages)
  return bytes < kilo * kilo
    ? t('kilobytes', { amount: Math.ceil(bytes / kilo) })
    : t('megabytes', { amount: Math.round((bytes / kilo / kilo) * 10) / 10 })
}
