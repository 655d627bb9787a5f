import type { ReactNode } from 'react'
import { ForRight } from '~/features/admin/ui/for-right'
import { typeOf } from '~/features/insights/model'
import { formatSize } from '~/files/size'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import {
  type AttachedMaterial,
  type MaterialForm,
  type MaterialRefusal,
  type MaterialsOfEvent,
  materialForms,
  maxMaterials,
} from '../model'
import { AttachForms } from './attach-forms'

const refusals: Record<MaterialRefusal, string> = {
  gone: 'It was deleted meanwhile.',
  'too-many': `An event has at most ${maxMaterials} materials.`,
  'sent-before': 'This form was sent before with another file. Choose the file again.',
}

const limits = {
  draft: 'Not published: only admins find it',
  narrower: 'Not for everyone whom the event is for',
}

type Props = {
  eventId: string
  materials: MaterialsOfEvent
  /** A form sent without JavaScript was refused. */
  isRefused: boolean
}

/** On the admin's page of an event: what members can download when it is over. */
export function MaterialsPanel({ eventId, materials: { attached, choices, newId }, isRefused }: Props) {
  const key = `materials ${eventId}`
  const formOf = (name: string) => ({ key, action: `${materialForms(eventId)}?form=${name}` })
  const item = useForm<MaterialForm>('item', formOf('item'))
  const file = useForm<MaterialForm>('file', formOf('file'))
  const remove = useForm<MaterialForm>('remove', formOf('remove'))
  const sent = [item, file, remove].find(({ result }) => result)
  return (
    <section aria-labelledby="materials-title">
      <h2 id="materials-title" className="mb-2 text-2xl">
        Materials
      </h2>
      <p className="mb-4 max-w-[60ch] text-muted">
        Members who may see the event find them on its page when it is over. An item of the Content Hub keeps its own
        audience.
      </p>
      {isRefused && !sent && (
        <Alert tone="danger" className="mb-4">
          Nothing was changed. Choose an item, or a PDF with a name, of at most 20 MB.
        </Alert>
      )}
      <FormFailure result={sent?.result} />
      {sent?.reason && (
        <Alert tone="danger" className="mb-4">
          {refusals[sent.reason]}
        </Alert>
      )}
      {attached.length === 0 && <p className="border-line border-t py-8 text-muted">Nothing is attached yet.</p>}
      {attached.length > 0 && (
        <ul className="border-line border-t">
          {attached.map((material) => (
            <Row key={material.id} material={material}>
              <ForRight right="event.manage">
                <Form form={remove}>
                  <input type="hidden" name="material" value={material.id} />
                  <Button type="submit" variant="link" size="sm" aria-label={`Detach ${material.title}`}>
                    Detach
                  </Button>
                </Form>
              </ForRight>
            </Row>
          ))}
        </ul>
      )}
      <ForRight right="event.manage">
        <AttachForms item={item} file={file} choices={choices} newId={newId} />
      </ForRight>
    </section>
  )
}

function Row({ material, children }: { material: AttachedMaterial; children: ReactNode }) {
  const { title, href, fileName, size, limit } = material
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3">
      <div className="min-w-0">
        <a href={href} className="underline underline-offset-4 wrap-anywhere">
          {title}
        </a>
        <p className="text-muted text-sm tabular-nums">
          {typeOf(fileName)}, {formatSize(size)}
        </p>
        {limit && <Badge tone="prestige">{limits[limit]}</Badge>}
      </div>
      {children}
    </li>
  )
}
