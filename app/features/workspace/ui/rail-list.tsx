import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { NamedPlace } from './use-places'

type Props = {
  places: readonly NamedPlace[]
  /** Shows only icons between 1024 and 1279 px. */
  isNarrowing?: boolean
}

/** The lines of the rail: a count is gold, because someone waits for an answer. */
export const RailList = ({ places, isNarrowing = false }: Props) => (
  <ul className="grid">
    {places.map(({ key, to, icon, name, count, group, isCurrent }, index) => (
      <li key={key} className={cx(index > 0 && places[index - 1]?.group !== group && 'mt-3.25')}>
        <Link
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx('rail-link', isNarrowing ? 'lg:max-xl:min-h-10 lg:max-xl:justify-center' : 'min-h-11')}
        >
          <Icon icon={icon} className="size-4 shrink-0" />
          <span className={cx(isNarrowing && 'rail-word')}>{name}</span>{' '}
          {count > 0 && (
            <span className={cx('ml-auto text-prestige text-xs', isNarrowing && 'rail-count')}>{count}</span>
          )}
        </Link>
      </li>
    ))}
  </ul>
)
