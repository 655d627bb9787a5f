import type { ReactNode } from 'react'
import type { Leaf } from '~/features/cms/fields/model'
import { CheckboxField, SelectField, TextAreaField, TextField } from '~/ui/field'
import { useControlState } from './form-state'
import { ImageField } from './image-field'

type Props = { name: string; leaf: Leaf; label?: ReactNode; lang?: string; help?: string | undefined }

const inputTypes = { day: 'date', email: 'email' } as const
const rows = { text: 3, paragraphs: 10 } as const

/** One control. Never `required` for the browser, because a draft may lack any field. */
export function FormControl({ name, leaf, label = leaf.label, lang, help = leaf.help }: Props) {
  const { textOf, errorOf } = useControlState()
  const { kind } = leaf
  const error = errorOf(name, kind)
  const shared = { id: name, name, label, error, hint: help, ...(lang && { lang }) }
  if (kind === 'checkbox') return <CheckboxField {...shared} defaultChecked={textOf(name) === 'on'} />
  if (kind === 'image') return <ImageField name={name} value={textOf(name)} error={error} label={label} help={help} />
  if (kind === 'text' || kind === 'paragraphs') {
    return <TextAreaField {...shared} rows={rows[kind]} defaultValue={textOf(name)} />
  }
  if (kind === 'choice') {
    const options = Object.entries(leaf.options ?? {}).map(([value, optionLabel]) => ({ value, label: optionLabel }))
    return <SelectField {...shared} options={options} placeholder="None" defaultValue={textOf(name)} />
  }
  const type = kind in inputTypes ? inputTypes[kind as keyof typeof inputTypes] : 'text'
  return (
    <TextField
      {...shared}
      type={type}
      defaultValue={textOf(name)}
      autoComplete="off"
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
    />
  )
}
