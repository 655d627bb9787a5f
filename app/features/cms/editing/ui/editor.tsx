import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { byControl, type Values } from '~/features/cms/forms/model'
import { DocumentFields } from '~/features/cms/forms/ui/document-fields'
import { FormStateContext } from '~/features/cms/forms/ui/form-state'
import { Alert } from '~/ui/alert'
import { Form } from '~/web/forms/form'
import { unsavedForm } from '~/web/forms/unsaved-form'
import { type Arrangement, contentPage, type EditorResult } from '../model'
import type { EditedDocument } from '../queries.server'
import { DocumentActions } from './document-actions'
import { EditorBar } from './editor-bar'
import { EditorHead } from './editor-head'
import { EditorNotice } from './editor-notice'
import { doneLabel } from './labels'
import { useDocumentForms } from './use-document-forms'

type Props = {
  type: DocumentType
  document: EditedDocument
  /** What was done before a redirect led here. */
  notice: string | null
}

/**
 * The form of one document. Its fields are rendered anew after every result, with what was typed or what was saved; what
 * another admin does meanwhile changes nothing in them.
 */
export function Editor({ type, document, notice }: Props) {
  const isNew = document.state === 'new'
  const forms = useDocumentForms(contentPage(type, isNew ? 'new' : document.id))
  const { save, settled, isBusy } = forms
  const [shown, setShown] = useState(() => ({ ...contentOf(type, document, settled), result: settled, count: 0 }))
  const show = (content: Content, result: EditorResult | undefined) =>
    setShown({ ...content, result, count: shown.count + 1 })
  if (settled && settled !== shown.result) show(contentOf(type, document, settled), settled)
  useUnsavedBack((values) => show({ ...contentOf(type, document, undefined, values), isBack: true }, undefined))

  const { result, values, id, version } = shown
  const done = result ? (result.state === 'done' ? result.form : null) : notice
  useFocusAfter(save.ref, result, done)
  return (
    <article className="grid gap-8">
      <EditorHead type={type} document={document} />
      <EditorNotice type={type} document={document} result={settled} newest={contentPage(type, id)} />
      {shown.isBack && <Alert>What you had typed is back in the form. It is not saved yet.</Alert>}
      <Form form={save} encType="multipart/form-data" noValidate className="grid gap-8">
        {/* What the Enter key presses; else it would be the first button of a list. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          Save draft
        </button>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <fieldset key={shown.count} disabled={isBusy} className="min-w-0">
          <legend className="sr-only">{documentForms[type].one}</legend>
          <FormStateContext
            value={{
              values,
              errors: errorsOf(result),
              translationIssues: shown.translationIssues,
              arrangeAction: forms.arrange.action,
            }}
          >
            <DocumentFields type={type} />
          </FormStateContext>
        </fieldset>
        <EditorBar {...forms} done={isBusy ? undefined : doneLabel(done)} />
      </Form>
      {document.state !== 'new' && <DocumentActions state={document.state} version={version} forms={forms} />}
    </article>
  )
}

type Content = ReturnType<typeof contentOf>

/** What the fields hold: what was typed, for as long as that is not saved. */
function contentOf(
  type: DocumentType,
  document: EditedDocument,
  result: EditorResult | undefined,
  typed: Values | undefined = typedIn(result),
) {
  const values = typed ?? document.values
  const found = Object.fromEntries(document.translationIssues.map(({ name, state }) => [name, state]))
  return {
    values,
    id: typed?.id ?? document.id,
    version: typed?.version ?? String(document.version ?? ''),
    translationIssues: byControl(type, found, values),
    isBack: false,
  }
}

/** The forms that change the document as a whole send no `id`, and none of the fields. */
function typedIn(result: EditorResult | undefined): Values | undefined {
  const values = result?.state === 'done' ? result.data?.values : result?.values
  return values && 'id' in values ? values : undefined
}

function errorsOf(result: EditorResult | undefined) {
  if (result?.state === 'invalid') return result.errors
  return result?.state === 'refused' && result.reason === 'slug-taken' ? { slug: { key: 'taken' } } : {}
}

/** Brings back what was typed before the session ended, once. */
function useUnsavedBack(bringBack: (values: Values) => void) {
  const { pathname } = useLocation()
  const bring = useEffectEvent(bringBack)
  useEffect(() => {
    const values = unsavedForm.get(pathname)
    unsavedForm.remove(pathname)
    if (values) bring(values)
  }, [pathname])
}

/** Moves the focus to the item that was moved or added, the first fault, or back to the button that was pressed. */
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
