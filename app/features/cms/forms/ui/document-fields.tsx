import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { LeafFields } from './leaf-fields'
import { ListFields } from './list-fields'

/** All fields of a document's form. */
export const DocumentFields = ({ type }: { type: DocumentType }) => (
  <div className="grid gap-8">
    {Object.entries(documentForms[type].fields).map(([path, field]) =>
      field.kind === 'list' ? (
        <ListFields key={path} path={path} field={field} />
      ) : (
        <LeafFields key={path} name={path} leaf={field} />
      ),
    )}
  </div>
)
