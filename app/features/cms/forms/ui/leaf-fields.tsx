import type { Leaf } from '~/features/cms/fields/model'
import { type Locale, localeNames, locales, localeTags } from '~/i18n/locales'
import { Badge } from '~/ui/badge'
import { CheckboxField } from '~/ui/field'
import { RequiredMark } from '~/ui/field-frame'
import { confirmedName } from '../model'
import { FormControl } from './control'
import { useControlState } from './form-state'

type Props = {
  name: string
  leaf: Leaf
  label?: string | undefined
  /** The label is already visible above, so it is only for screen readers here. */
  isLabelHidden?: boolean
}

/** A field, once or in every language: side by side where there is room. */
export function LeafFields({ name, leaf, label = leaf.label, isLabelHidden = false }: Props) {
  if (!leaf.localized) {
    return (
      <div className="max-w-xl">
        <FormControl
          name={name}
          leaf={leaf}
          label={
            <>
              {label}
              {leaf.required && <RequiredMark />}
            </>
          }
        />
      </div>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 font-semibold text-sm'}>
        {label}
        {leaf.required && <RequiredMark />}
      </legend>
      {leaf.help && <p className="-mt-1 mb-2 text-muted text-xs">{leaf.help}</p>}
      <div className="grid gap-x-5 gap-y-4 lg:grid-cols-3">
        {locales.map((language) => (
          <Translation key={language} name={`${name}.${language}`} leaf={leaf} language={language} />
        ))}
      </div>
    </fieldset>
  )
}

function Translation({ name, leaf, language }: { name: string; leaf: Leaf; language: Locale }) {
  const { issueOf, values } = useControlState()
  const issue = issueOf(name)
  const { help: _, ...leafWithoutHelp } = leaf
  return (
    <div className="relative min-w-0">
      {issue && (
        <Badge tone={issue === 'missing' ? 'neutral' : 'prestige'} className="absolute top-0 right-0">
          {issue === 'missing' ? 'Missing' : 'Outdated'}
        </Badge>
      )}
      <FormControl
        name={name}
        leaf={leafWithoutHelp}
        label={localeNames[language]}
        lang={localeTags[language]}
        help={issue === 'outdated' ? 'The English has changed since this was written.' : undefined}
      />
      {issue === 'outdated' && (
        <CheckboxField
          name={confirmedName(name)}
          label="Still right"
          defaultChecked={values[confirmedName(name)] === 'on'}
          className="-mb-2"
        />
      )}
    </div>
  )
}
