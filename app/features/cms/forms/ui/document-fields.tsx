import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { zoneOf } from '../model'
import { useControlState } from './form-state'
import { LeafFields } from './leaf-fields'
import { ListFields } from './list-fields'

/** All fields of a document's form. */
export function DocumentFields({ type }: { type: DocumentType }) {
  const { values } = useControlState()
  const zoneCity = zoneOf(values).replace(/^.*\//, '')
  return (
    <div className="grid gap-8">
      {Object.entries(documentForms[type].fields).map(([path, field]) => {
        if (field.kind === 'list') return <ListFields key={path} path={path} field={field} />
        const help = field.kind === 'instant' ? { help: `By the clock of the city, now ${zoneCity}’s.` } : {}
        return <LeafFields key={path} name={path} leaf={{ ...field, ...help }} />
      })}
    </div>
  )
}
