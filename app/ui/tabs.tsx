import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useId } from 'react'
import { Count } from '~/ui/badge'

type Tab = { value: string; label: ReactNode; count?: number | undefined; panel: ReactNode }

type TabsProps = {
  /** Name of the tab list for screen readers. */
  label: string
  tabs: readonly Tab[]
  defaultValue?: string | undefined
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

const tabClass =
  'relative flex min-h-12 shrink-0 items-center gap-2 text-sm text-muted whitespace-nowrap transition-colors duration-150 ' +
  'hover:text-ink data-active:text-ink focus-visible:-outline-offset-2 ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-action after:opacity-0 after:transition-opacity ' +
  'after:duration-150 data-active:after:opacity-100'

/** Tabs with one visible panel. A tab list wider than the screen scrolls. */
export function Tabs({ label, tabs, defaultValue, value, onValueChange, className }: TabsProps) {
  const id = useId()
  return (
    <Base.Root
      className={className}
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List aria-label={label} className="flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} id={`${id}-${tab.value}`} className={tabClass}>
            {tab.label}
            {tab.count ? <Count>{tab.count}</Count> : null}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        // Also hidden panels are mounted and labelled in the server's HTML: a tab without its panel is invalid.
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          aria-labelledby={`${id}-${tab.value}`}
          className="pt-6"
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
