import type { TemplateItem } from '~/db/schema/deliverables'
import { optionsOf } from '~/features/admin/ui/labels'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { CheckboxField, SelectField, TextField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import { addOnChoices, type TemplateForm, templateLengths, tierChoices } from '../model/template-form'
import { sideLabels } from './labels'
import { addOnLabel, tierLabel, unitLabels } from './template-labels'
import { TextFields } from './text-fields'

type Props = {
  items: readonly TemplateItem[]
  program: EngagementProgram
  version: number
  save: FormHandle<TemplateForm>
  item?: TemplateItem
  /** The values and errors of the last try to save are those of this item. */
  isSubmitted: boolean
}

/** The forms of all items share one handle: only the one that was sent shows what came back. */
export function TemplateFields({ items, program, version, save, item, isSubmitted }: Props) {
  const form = { field: isSubmitted ? save.field : (name: string) => ({ name, error: undefined }) }
  const others = items.filter(({ key }) => key !== item?.key)
  const addOns = addOnChoices(program)
  const isTicked = (name: string, value: string, stored: boolean) => (isSubmitted ? save.isTicked(name, value) : stored)
  return (
    <>
      <input type="hidden" name="version" value={isSubmitted ? (save.values.version ?? version) : version} />
      <TextFields form={form} texts={item} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Due"
          type="number"
          required
          min={0}
          max={templateLengths.count}
          defaultValue={item?.due.count}
          {...form.field('count')}
        />
        <SelectField
          label="Counted in"
          options={optionsOf(unitLabels)}
          defaultValue={item?.due.unit}
          {...form.field('unit')}
        />
        <SelectField
          label="After"
          options={[
            { value: 'start', label: 'The start' },
            ...others.map(({ key, title }) => ({ value: key, label: title.en })),
          ]}
          defaultValue={item?.due.after ?? 'start'}
          {...form.field('after')}
        />
        <SelectField
          label="Who does it"
          options={optionsOf(sideLabels)}
          defaultValue={item?.side ?? 'team'}
          {...form.field('side')}
        />
        {addOns.length > 0 && (
          <SelectField
            label="Only with the add-on"
            placeholder="Always"
            options={addOns.map((key) => ({ value: key, label: capitalised(addOnLabel(program, key)) }))}
            defaultValue={item?.addOn ?? ''}
            {...form.field('addOn')}
          />
        )}
      </div>
      <CheckboxField
        label="The partner has to accept it"
        name="needsAcceptance"
        defaultChecked={isTicked('needsAcceptance', 'on', item?.needsAcceptance ?? false)}
      />
      <fieldset>
        <legend className="text-sm">Only at these levels (none ticked: at all)</legend>
        {tierChoices(program).map((tier) => (
          <CheckboxField
            key={tier}
            name="tiers"
            value={tier}
            label={tierLabel(program, tier)}
            defaultChecked={isTicked('tiers', tier, item?.tiers?.includes(tier) ?? false)}
          />
        ))}
      </fieldset>
    </>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
