import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Link } from '~/ui/link'
import { Logo, Mark } from '~/ui/mark'
import { opens } from '~/ui/modal'
import { menuId } from './menu-drawer'
import { RailFoot } from './rail-foot'
import { RailList } from './rail-list'
import type { NamedPlace } from './use-places'

/** The column at the left edge: from 1280 px with words, from 1024 px with icons, else hidden. */
export function Rail({ places, label }: { places: readonly NamedPlace[]; label: string }) {
  const t = useTranslations(workspaceMessages)
  const { brand } = useSite()
  return (
    <nav
      aria-label={label}
      className="rail sticky top-0 z-40 hidden h-dvh flex-col border-line border-r bg-surface px-3 lg:flex"
    >
      <Link to="/select-role" className="flex h-14 shrink-0 items-center px-2 max-xl:hidden">
        <Logo word={brand.product} />
      </Link>
      <button
        type="button"
        {...opens(menuId)}
        aria-label={t('menu')}
        className="-mx-3 grid h-14 shrink-0 place-items-center -outline-offset-4 xl:hidden"
      >
        <Mark className="h-4.5" />
      </button>
      {/* Names that appear beside icons would be cut off by a list that scrolls. */}
      <div className="-mx-3 min-h-0 flex-1 overflow-y-auto px-3 py-3 lg:max-xl:[@media(height>=36rem)]:overflow-visible">
        <RailList places={places} isNarrowing />
      </div>
      <RailFoot isNarrowing />
    </nav>
  )
}
