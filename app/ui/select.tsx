import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from '~/lib/cx'
import { SelectField } from '~/ui/field'
import { controlClass } from '~/ui/field-frame'
import { Icon } from '~/ui/icon'
import { itemClass, popupClass } from '~/ui/menu'
import { useHydrated } from '~/ui/use-hydrated'

type SelectOption = { value: string; label: string; description?: string | undefined }

type SelectProps = {
  name: string
  label: string
  options: readonly SelectOption[]
  defaultValue?: string | undefined
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  hint?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A select whose options have a description. Until hydration it is a native select. */
export function Select({ onValueChange, ...props }: SelectProps) {
  const hydrated = useHydrated()
  if (hydrated) {
    // Base UI would add a style element to hide scrollbars, which the CSP blocks.
    return (
      <CSPProvider disableStyleElements>
        <RichSelect {...props} onValueChange={onValueChange} />
      </CSPProvider>
    )
  }
  const { value, defaultValue, ...rest } = props
  return <SelectField {...rest} defaultValue={value ?? defaultValue} />
}

function RichSelect({
  name,
  label,
  options,
  defaultValue,
  value,
  onValueChange,
  placeholder,
  hint,
  disabled,
  className,
}: SelectProps) {
  const hintId = useId()
  const container = useRef<HTMLSpanElement>(null)
  return (
    <div className={className}>
      <Base.Root
        name={name}
        items={options}
        disabled={disabled ?? false}
        {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
        onValueChange={(next) => next !== null && onValueChange?.(next)}
      >
        <Base.Label className="mb-1.5 block w-fit cursor-default text-sm font-medium">{label}</Base.Label>
        <Base.Trigger
          aria-describedby={hint ? hintId : undefined}
          className={cx(
            controlClass,
            'group flex items-center justify-between gap-3 text-left data-disabled:text-muted',
          )}
        >
          <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-muted" />
          <Icon
            icon={ChevronDown}
            className="size-4 shrink-0 text-muted transition-transform duration-150 group-data-popup-open:rotate-180"
          />
        </Base.Trigger>
        <span ref={container} className="absolute" />
        <Base.Portal container={container}>
          <Base.Positioner
            positionMethod="fixed"
            sideOffset={6}
            alignItemWithTrigger={false}
            className="z-50 outline-hidden"
          >
            <Base.Popup className={popupClass}>
              <Base.List>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className={cx(itemClass, 'group')}>
                    <span className="flex-1">
                      <Base.ItemText>{option.label}</Base.ItemText>
                      {option.description && <span className="block text-xs text-muted">{option.description}</span>}
                    </span>
                    <Icon icon={Check} className="invisible size-4 text-action group-data-selected:visible" />
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
