import { ArrowDown, ArrowUp, Plus, X } from 'lucide'
import type { ReactNode } from 'react'
import { type ListField, partsOf } from '~/features/cms/fields/model'
import { Button } from '~/ui/button'
import { FieldNotes, RequiredMark } from '~/ui/field-frame'
import { Icon } from '~/ui/icon'
import { itemNumbers, itemPart, originOf } from '../model'
import { useControlState } from './form-state'
import { LeafFields } from './leaf-fields'

/** An ordered list of items. Their buttons submit the form, which is returned rearranged and not saved. */
export function ListFields({ path, field }: { path: string; field: ListField }) {
  const { values, errorOf } = useControlState()
  const found = itemNumbers(values, path)
  // A required list starts with one empty item.
  const numbers = found.length === 0 && field.required ? [0] : found
  const error = errorOf(path, 'list')
  return (
    <fieldset className="min-w-0 border-line border-t pt-6">
      <legend className="float-left mb-4 w-full font-display text-xl">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <div id={path} tabIndex={-1} className="clear-both outline-none">
        <FieldNotes id={path} error={error} hint={field.help} />
        <ol className="grid gap-6">
          {numbers.map((number, index) => (
            <Item key={number} path={path} index={index} number={number} count={numbers.length} field={field} />
          ))}
        </ol>
        {numbers.length === 0 && <p className="text-muted text-sm">None yet.</p>}
        <ArrangeButton value={`add ${path}`} variant="outline" className="mt-5">
          <Icon icon={Plus} className="size-4" />
          Add {/^[aeiou]/.test(field.noun) ? 'an' : 'a'} {field.noun}
        </ArrangeButton>
      </div>
    </fieldset>
  )
}

type ItemProps = { path: string; index: number; number: number; count: number; field: ListField }

function Item({ path, index, number, count, field }: ItemProps) {
  const { textOf } = useControlState()
  const item = `${path}.${number}`
  const itemLabel = `${field.noun} ${index + 1}`
  const parts = partsOf(field)
  return (
    <li id={item} tabIndex={-1} className="grid gap-2 border-line border-l-2 pl-4 outline-none focus:border-action">
      <div className="-my-1 flex items-center gap-1">
        <p className="mr-auto text-muted text-sm tabular-nums first-letter:uppercase">{itemLabel}</p>
        {index > 0 && (
          <ArrangeButton value={`up ${item}`} label={`Move ${itemLabel} up`}>
            <Icon icon={ArrowUp} className="size-4" />
          </ArrangeButton>
        )}
        {index < count - 1 && (
          <ArrangeButton value={`down ${item}`} label={`Move ${itemLabel} down`}>
            <Icon icon={ArrowDown} className="size-4" />
          </ArrangeButton>
        )}
        <ArrangeButton value={`remove ${item}`} label={`Remove ${itemLabel}`}>
          <Icon icon={X} className="size-4" />
        </ArrangeButton>
      </div>
      <input type="hidden" name={originOf(item)} value={textOf(originOf(item))} />
      {parts.map(([part, leaf]) => (
        <LeafFields
          key={part}
          name={itemPart(path, number, part)}
          leaf={leaf}
          label={part ? leaf.label : itemLabel}
          isLabelHidden={!part}
        />
      ))}
    </li>
  )
}

type ButtonProps = {
  value: string
  label?: string
  variant?: 'outline' | 'ghost'
  className?: string
  children: ReactNode
}

function ArrangeButton({ value, label, variant = 'ghost', className, children }: ButtonProps) {
  const { arrangeAction } = useControlState()
  return (
    <Button
      type="submit"
      name="arrange"
      value={value}
      formAction={arrangeAction}
      aria-label={label}
      variant={variant}
      size={label ? 'icon' : 'sm'}
      className={className}
    >
      {children}
    </Button>
  )
}
