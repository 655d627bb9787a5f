import type { TemplateItem } from '~/db/schema/deliverables'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { TextInTab } from '~/features/drafts/ui/text-in-tab'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { type FormHandle, useForm } from '~/web/forms/use-form'
import type { TemplateForm } from '../model/template-form'
import { ruleLabel } from './labels'
import { TemplateFields } from './template-fields'
import { conditionLabel, templateRefusalLabels } from './template-labels'

type Template = {
  items: readonly TemplateItem[]
  program: EngagementProgram
  version: number
}

/** One item of a template: what it is in a line, and its form when it is opened. */
export function TemplateItemForm({
  item,
  remove,
  ...template
}: Template & { item: TemplateItem; remove: FormHandle<TemplateForm> }) {
  const { items, program, version } = template
  const { key, title, due } = item
  const save = useForm<TemplateForm>('save', { key: `template ${program} ${key}` })
  const after = items.find((each) => each.key === due.after)?.title.en ?? null
  const isSubmitted = save.wasSubmitted && save.values.key === key
  return (
    <li className="border-soft border-b">
      <details open={isSubmitted}>
        <summary className="min-h-11 cursor-pointer py-2.5">
          <span className="font-semibold">{title.en}</span>{' '}
          <span className="text-muted">
            {[ruleLabel(due, after), conditionLabel(program, item)].filter(Boolean).join(', ')}
          </span>
        </summary>
        <div className="grid gap-5 pb-8">
          <ActionNotice
            notice={noticeFor(save.settled, { done: 'The template is saved.', refused: templateRefusalLabels })}
          />
          <Form form={save} aria-label={`Change ${title.en}`} className="grid gap-5">
            <input type="hidden" name="key" value={key} />
            <TemplateFields {...template} save={save} item={item} isSubmitted={isSubmitted} />
            <Button type="submit" busy={save.isBusy} busyLabel="Saving..." className="justify-self-start">
              Save {title.en}
            </Button>
          </Form>
          <div>
            <ConfirmButton
              form={remove}
              fields={{ key, version: String(version) }}
              label="Remove from the template"
              name={`Remove ${title.en} from the template`}
              question={`Remove ${title.en}?`}
              confirm="Remove"
            >
              New engagements begin without it. Those that have started keep theirs.
            </ConfirmButton>
          </div>
        </div>
      </details>
    </li>
  )
}

/** A new item. Its key comes from the page: due dates and started engagements refer to it, and nobody has to read it. */
export function AddItem({ newKey, ...template }: Template & { newKey: string }) {
  const { items, program } = template
  const save = useForm<TemplateForm>('save', { key: `template ${program} new` })
  const isNew = save.values.key !== undefined && !items.some(({ key }) => key === save.values.key)
  const isSubmitted = save.wasSubmitted && isNew
  return (
    <details open={isSubmitted} className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Add an item</summary>
      <ActionNotice notice={noticeFor(save.settled, { done: 'The item is added.', refused: templateRefusalLabels })} />
      <Form key={save.resetKey} form={save} aria-label="Add an item" className="mt-3 grid gap-5">
        <TextInTab form={save.ref} name={`template:${program}`} />
        <input type="hidden" name="key" value={isSubmitted ? (save.values.key ?? newKey) : newKey} />
        <TemplateFields {...template} save={save} isSubmitted={isSubmitted} />
        <Button type="submit" busy={save.isBusy} busyLabel="Saving..." className="justify-self-start">
          Add item
        </Button>
      </Form>
    </details>
  )
}
