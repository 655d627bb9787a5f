import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { byControl, type Values } from '~/features/cms/forms/model'
import { DocumentFields } from '~/features/cms/forms/ui/document-fields'
import { FormStateContext } from '~/features/cms/forms/ui/form-state'
import { formValues, type OpenedForm, singleValues } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useFocusOnOpen } from '~/features/drafts/ui/use-focus-on-open'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { Form } from '~/web/forms/form'
import { type Arrangement, comparedFields, contentPage, type EditorResult } from '../model'
import type { EditedDocument } from '../queries.server'
import { DocumentActions } from './document-actions'
import { EditorBar } from './editor-bar'
import { EditorHead } from './editor-head'
import { EditorNotice } from './editor-notice'
import { doneLabel } from './labels'
import { useDocumentForms } from './use-document-forms'
import { useSuggestedSlug } from './use-suggested-slug'

type Props = {
  type: DocumentType
  document: EditedDocument
  opened: OpenedForm
  /** Key of what was done before the redirect to this page. */
  notice: string | null
}

/**
 * The form of one document. Its fields are remounted after every result, with what was typed or what was saved. Revalidated
 * loader data does not change them, so another admin's edit does not replace what is being typed.
 */
export function Editor({ type, document, opened, notice }: Props) {
  const isNew = document.state === 'new'
  const forms = useDocumentForms(contentPage(type, isNew ? 'new' : document.id))
  const { save, settled, isBusy } = forms
  const stored = useMemo(() => formValues(document.values), [document.values])
  const compared = useMemo(() => comparedFields(type), [type])
  const unsaved = useUnsavedText({
    ...{ form: save.ref, opened, stored, compared, isBusy, version: document.version, versionField: 'version' },
    settled: isAboutFields(settled) ? settled : undefined,
  })
  const [formState, setFormState] = useState(() => ({
    ...contentOf(type, document, unsaved.values ? singleValues(unsaved.values) : typedIn(settled)),
    result: settled,
    unsavedCount: unsaved.count,
    count: 0,
  }))
  const show = (typed: Values | undefined) =>
    setFormState({
      ...contentOf(type, document, typed),
      result: settled ?? formState.result,
      unsavedCount: unsaved.count,
      count: formState.count + 1,
    })
  if (unsaved.count !== formState.unsavedCount) show(unsaved.values ? singleValues(unsaved.values) : undefined)
  else if (settled && settled !== formState.result) show(typedIn(settled))
  useStoreArranged(settled, unsaved.change)
  useSuggestedSlug(save.ref, isNew && type === 'note')
  useFocusOnOpen(save.ref, isNew)

  const { result, values, id } = formState
  const version = String(unsaved.version ?? '')
  const done = result ? (result.state === 'done' ? result.form : null) : notice
  useFocusAfter(save.ref, result, done)
  return (
    <article className="grid gap-8">
      <EditorHead type={type} document={document} />
      <EditorNotice type={type} document={document} result={settled} newest={contentPage(type, id)} />
      <UnsavedNotice
        unsaved={unsaved}
        lastChange={document.updatedBy ? { by: document.updatedBy, at: document.updatedAt } : undefined}
      />
      <Form form={{ ...save, isBlocked: isBusy }} encType="multipart/form-data" noValidate className="grid gap-8">
        {/* The Enter key submits with the first button, which would otherwise be one of a list. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          Save draft
        </button>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <UnsavedField unsaved={unsaved} />
        <fieldset key={formState.count} disabled={isBusy} className="min-w-0">
          <legend className="sr-only">{documentForms[type].one}</legend>
          <FormStateContext
            value={{
              values,
              errors: errorsOf(result),
              translationIssues: formState.translationIssues,
              arrangeAction: forms.arrange.action,
            }}
          >
            <DocumentFields type={type} />
          </FormStateContext>
        </fieldset>
        <EditorBar
          {...forms}
          done={isBusy ? undefined : doneLabel(done)}
          unsavedState={<UnsavedState unsaved={unsaved} />}
        />
      </Form>
      {document.state !== 'new' && (
        <DocumentActions state={document.state} version={version} unsavedForm={unsaved.form} forms={forms} />
      )}
    </article>
  )
}

/** Values of the fields: what was typed while that is not saved, otherwise those of the document. */
function contentOf(type: DocumentType, document: EditedDocument, typed: Values | undefined) {
  const values = typed ?? document.values
  const issues = Object.fromEntries(document.translationIssues.map(({ name, state }) => [name, state]))
  return {
    values,
    id: typed?.id ?? document.id,
    translationIssues: byControl(type, issues, values),
  }
}

/** Whether a result tells what became of the fields: `arrange` saves nothing, and a refused action on the whole has none. */
const isAboutFields = (result: EditorResult | undefined) =>
  result !== undefined && (result.state === 'done' ? result.form !== 'arrange' : 'id' in result.values)

/** A list in another order has changed the form as typing does. */
function useStoreArranged(result: EditorResult | undefined, change: () => void) {
  const store = useEffectEvent(change)
  useEffect(() => {
    if (result?.state === 'done' && result.data) store()
  }, [result])
}

/** Undefined for forms on the document as a whole: they send neither `id` nor fields. */
function typedIn(result: EditorResult | undefined): Values | undefined {
  const values = result?.state === 'done' ? result.data?.values : result?.values
  return values && 'id' in values ? values : undefined
}

function errorsOf(result: EditorResult | undefined) {
  if (result?.state === 'invalid') return result.errors
  if (result?.state !== 'refused') return {}
  if (result.reason === 'slug-taken') return { slug: { key: 'taken' } }
  return result.reason === 'week-taken' ? { weekStart: { key: 'taken' } } : {}
}

/** Moves the focus to the item that was moved or added, to the first invalid field, or back to the pressed button. */
function useFocusAfter(form: RefObject<HTMLFormElement | null>, result: EditorResult | undefined, done: string | null) {
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    if (result?.state === 'done' && result.data) focusArranged(result.data)
    else if (result && result.state !== 'done') find('[aria-invalid]')?.focus()
    else if (done) (find(`#do-${done}`) ?? find('[role=status]'))?.focus()
  }, [form, result, done])
}

function focusArranged({ focus, isAdded }: Arrangement) {
  const item = document.getElementById(focus)
  const added = isAdded ? item?.querySelector<HTMLElement>('input:not([type=hidden]), textarea') : null
  const target = added ?? item
  target?.focus()
}
