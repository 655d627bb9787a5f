import { Ellipsis } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { opens } from '~/ui/modal'
import { barPlaces } from '../model'
import { menuId } from './menu-drawer'
import type { NamedPlace } from './use-places'

const cell =
  'relative grid h-full w-full content-center justify-items-center gap-1 px-0.5 text-center font-medium text-[0.75rem] text-muted leading-tight -outline-offset-4 hover:text-ink aria-[current]:text-ink ' +
  'aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:h-0.5 aria-[current]:before:w-7 aria-[current]:before:bg-action'

/** On a phone: the places one needs most, and 'More' for the rest. */
export function BottomBar({ places }: { places: readonly NamedPlace[] }) {
  const t = useTranslations(workspaceMessages)
  const shortNames: Partial<Record<NamedPlace['key'], string>> = {
    content: t('shortContent'),
    requests: t('shortRequests'),
  }
  const shown = barPlaces(places)
  const isCurrentInMore = !shown.some(({ isCurrent }) => isCurrent)
  return (
    <nav
      aria-label={t('bar')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface md:hidden"
    >
      <ul className="grid h-full grid-cols-5">
        {shown.map(({ key, to, icon, name, count, isCurrent }) => (
          <li key={key} className="min-w-0">
            <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={cell}>
              <span className="relative">
                <Icon icon={icon} className="size-5" />
              </span>
              <span className="line-clamp-2 max-w-full hyphens-auto wrap-anywhere">{shortNames[key] ?? name}</span>{' '}
              {count > 0 && (
                <span className="absolute top-3 left-1/2 ml-3.5 font-semibold text-[0.6875rem] text-prestige">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <button type="button" {...opens(menuId)} aria-current={isCurrentInMore || undefined} className={cell}>
            <Icon icon={Ellipsis} className="size-5" />
            <span>{t('more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
