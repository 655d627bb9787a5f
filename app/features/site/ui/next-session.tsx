import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Link } from '~/ui/link'
import type { NextSession as Session } from '../model'

/** The dock's link to the next session. */
export default function NextSession({ session }: { session: Session }) {
  const t = useTranslations(siteMessages, 'dock')
  return (
    <Link
      to="/circles#dates"
      className="flex h-full items-center gap-2.5 pr-2 pl-5 text-muted -outline-offset-4 hover:text-ink md:pr-6 md:pl-0"
    >
      <span aria-hidden="true" className="size-4 shrink-0 rounded-full border-[2.5px] border-prestige border-dotted" />
      <span className="truncate">
        <span className="max-lg:sr-only">{t('next')}: </span>
        <span className="font-medium text-ink">
          {session.city}, <span className="max-lg:sr-only">{session.weekday} </span>
          <span className="max-sm:hidden">
            {session.day}, {session.time}
          </span>
          <span className="sm:hidden">{session.shortDay}</span>
        </span>
      </span>
    </Link>
  )
}
