import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type DocumentType, documentForms } from '~/features/document-fields/model'
import { byControl, type Values } from '~/features/document-forms/model'
import { DocumentFields } from '~/features/document-forms/ui/document-fields'
import { FormStateContext } from '~/features/document-forms/ui/form-state'
import { Button } from '~/ui/button'
import { contentPage, type EditorAnswer } from '../model'
import type { EditedDocument } from '../queries.server'
import { DocumentActions } from './document-actions'
import { EditorHead } from './editor-head'
import { EditorNews } from './editor-news'

type Props = { type: DocumentType; document: EditedDocument; answer: EditorAnswer | undefined; what: string | null }

/**
 * One document's form. It is made anew after every answer, with what was typed or what was saved; what another admin
 * does meanwhile changes nothing in it.
 */
export function Editor({ type, document, answer, what }: Props) {
  const [{ values, id, version, gaps }] = useState(() => shownBy(type, document, answer))
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { state, formAction } = useNavigation()
  useFocusAfter(answer, state === 'idle', form, place)
  const isNew = document.state === 'new'
  const to = (what: string) => contentPage(type, isNew ? 'new' : id, `?do=${what}`)
  const isBusy = (what: string) => state !== 'idle' && formAction?.endsWith(`?do=${what}`)
  const errors =
    answer?.state === 'invalid' ? answer.errors : isTaken(answer) ? { slug: { key: 'taken' as 'choice' } } : {}
  return (
    <article lang="en" className="grid gap-8">
      <EditorHead type={type} document={document} />
      <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
        <EditorNews type={type} document={document} answer={answer} what={what} newest={contentPage(type, id)} />
      </div>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={to('save')}
        preventScrollReset
        noValidate
        className="grid gap-8"
      >
        {/* What the Enter key presses; else it would be the first button of a list. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          Save draft
        </button>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <fieldset disabled={state !== 'idle'} className="min-w-0">
          <legend className="sr-only">{documentForms[type].one}</legend>
          <FormStateContext value={{ values, errors, gaps, arrangeAction: to('arrange') }}>
            <DocumentFields type={type} />
          </FormStateContext>
        </fieldset>
        <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-3 border-line border-t bg-surface px-5 py-3">
          <Button type="submit" formAction={to('publish')} busy={isBusy('publish')} busyLabel="Publishing...">
            Publish
          </Button>
          <Button type="submit" variant="outline" busy={isBusy('save')} busyLabel="Saving...">
            Save draft
          </Button>
          <Button
            type="submit"
            variant="ghost"
            formAction={to('preview')}
            busy={isBusy('preview')}
            busyLabel="Saving..."
          >
            Preview
          </Button>
          <p className="text-muted text-xs max-md:hidden">A preview saves the draft first.</p>
        </div>
      </Form>
      {!isNew && <DocumentActions state={document.state} version={version} to={to} />}
    </article>
  )
}

/** What the form holds: what was typed, for as long as that is not saved. */
function shownBy(type: DocumentType, document: EditedDocument, answer: EditorAnswer | undefined) {
  const typed: Values | undefined =
    answer && answer.state !== 'done' && 'id' in answer.values ? answer.values : undefined
  const values = typed ?? document.values
  const found = Object.fromEntries(document.gaps.map(({ name, state }) => [name, state]))
  return {
    values,
    id: typed?.id ?? document.id,
    version: typed?.version ?? String(document.version ?? ''),
    gaps: byControl(type, found, values),
  }
}

const isTaken = (answer: EditorAnswer | undefined) => answer?.state === 'refused' && answer.reason === 'slug-taken'

/** To the first fault, the item that was moved or added, or the words about what was done. */
function useFocusAfter(
  answer: EditorAnswer | undefined,
  isIdle: boolean,
  form: RefObject<HTMLFormElement | null>,
  place: RefObject<HTMLDivElement | null>,
) {
  // Once for each answer: the editor is made anew with the next. Not before the fields may be typed in again.
  const left = useRef(answer)
  useEffect(() => {
    const answer = left.current
    if (!answer || !isIdle) return
    left.current = undefined
    const item = answer.state === 'arranged' ? document.getElementById(answer.focus) : null
    const isAdded = answer.state === 'arranged' && answer.isAdded
    const added = isAdded ? item?.querySelector<HTMLElement>('input:not([type=hidden]), textarea') : null
    const fault = item ? null : form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const target = added ?? item ?? fault ?? place.current
    target?.focus()
  }, [isIdle, form, place])
}
