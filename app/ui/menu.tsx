import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronDown } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { cx } from '~/lib/cx'
import { type ButtonSize, type ButtonVariant, buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'

type Common = { key: string; label: ReactNode; disabled?: boolean | undefined; danger?: boolean | undefined }

type MenuItem =
  | (Common & { onSelect: () => void })
  | (Common & { to: string; current?: boolean | undefined })
  | { key: string; heading: ReactNode; items: readonly MenuItem[] }
  | { key: string; separator: true }

type MenuProps = {
  /** Content of the button. */
  label: ReactNode
  items: readonly MenuItem[]
  /** Needed when `label` is only an icon. */
  ariaLabel?: string | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  align?: 'start' | 'end' | undefined
  className?: string | undefined
}

export const popupClass =
  'z-50 max-h-(--available-height) min-w-(--anchor-width) max-w-[calc(100vw-2rem)] origin-(--transform-origin) overflow-y-auto ' +
  'rounded-sm border border-line bg-raised py-1.5 text-ink outline-hidden transition-[opacity,translate] duration-150 ease-out ' +
  'data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0'

export const itemClass =
  'flex min-h-9 cursor-default items-center gap-3 px-4 py-1.5 text-sm outline-hidden select-none pointer-coarse:min-h-11 ' +
  'data-highlighted:bg-ink/8 data-disabled:text-muted data-disabled:opacity-60'

/** A button that opens a list of commands or links. */
export function Menu({ label, items, ariaLabel, variant = 'outline', size, align = 'start', className }: MenuProps) {
  // The popup is rendered beside the button: inside its landmark, and above a dialog that contains it.
  const container = useRef<HTMLSpanElement>(null)
  return (
    <Base.Root>
      <Base.Trigger className={cx(buttonClass({ variant, size }), 'group', className)} aria-label={ariaLabel}>
        {label}
        {size !== 'icon' && (
          <Icon
            icon={ChevronDown}
            className="size-4 text-muted transition-transform duration-150 group-data-popup-open:rotate-180"
          />
        )}
      </Base.Trigger>
      <span ref={container} className="absolute" />
      <Base.Portal container={container}>
        <Base.Positioner positionMethod="fixed" sideOffset={6} align={align} className="z-50 outline-hidden">
          <Base.Popup className={popupClass}>{items.map(renderItem)}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function renderItem(item: MenuItem) {
  if ('separator' in item) return <Base.Separator key={item.key} className="my-1.5 h-px bg-line" />
  if ('heading' in item) {
    return (
      <Base.Group key={item.key}>
        <Base.GroupLabel className="px-4 pt-2 pb-1 text-xs text-muted">{item.heading}</Base.GroupLabel>
        {item.items.map(renderItem)}
      </Base.Group>
    )
  }
  const look = cx(itemClass, item.danger && 'text-danger')
  if ('to' in item) {
    return (
      <Base.LinkItem
        key={item.key}
        closeOnClick
        render={<Link to={item.to} aria-current={item.current ? 'page' : undefined} />}
        className={look}
      >
        <span className="flex-1">{item.label}</span>
        {item.current && <Icon icon={Check} className="size-4 text-action" />}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item key={item.key} disabled={item.disabled ?? false} onClick={item.onSelect} className={look}>
      {item.label}
    </Base.Item>
  )
}
