import { useEffect, useState } from 'react'
import type { ShownView } from '~/features/members/ui/auth'
import { useTranslations } from '~/i18n/language'
import { localeNames } from '~/i18n/locales'
import { membersMessages } from '~/i18n/messages/members'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Button } from '~/ui/button'
import { endViewPage, minutesLeft } from '../model'

/** Says on every page that an admin looks at it as someone else, and ends that. */
export default function ViewBar({ view }: { view: ShownView }) {
  const t = useTranslations(workspaceMessages)
  const role = useTranslations(membersMessages, 'roles')(view.role)
  const minutes = useMinutesLeft(view)
  return (
    <aside aria-label={t('view.label')} className="sticky top-0 z-30 border-prestige border-b bg-raised text-sm">
      <form
        method="post"
        action={endViewPage}
        className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-1.5 max-sm:justify-between"
      >
        <p className="min-w-0 flex-1 basis-60 py-1">
          <strong className="font-semibold text-prestige">
            {t('view.as', { role, level: t(`levels.${view.level}`), language: localeNames[view.locale] })}
          </strong>{' '}
          <span className="text-muted">{t('view.text')}</span>
        </p>
        <span className="text-muted tabular-nums">{t('view.left', { minutes })}</span>
        <Button type="submit" variant="outline" size="sm">
          {t('view.end')}
        </Button>
      </form>
    </aside>
  )
}

const tickMs = 15_000

/** Loads the page anew when the time is over: language and theme are then the admin's own again. */
function useMinutesLeft({ until, minutes: first }: ShownView) {
  const [minutes, setMinutes] = useState(first)
  useEffect(() => {
    const tick = () => {
      if (new Date(until) <= new Date()) location.reload()
      else setMinutes(minutesLeft(until, new Date()))
    }
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [until])
  return minutes
}
