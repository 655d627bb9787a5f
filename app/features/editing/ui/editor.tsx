import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { type DocumentType, documentForms } from '~/features/document-fields/model'
import { byControl, type Values } from '~/features/document-forms/model'
import { DocumentFields } from '~/features/document-forms/ui/document-fields'
import { FormStateContext } from '~/features/document-forms/ui/form-state'
import { Alert } from '~/ui/alert'
import { contentPage, type EditorAnswer } from '../model'
import type { EditedDocument } from '../queries.server'
import { DocumentActions } from './document-actions'
import { EditorBar } from './editor-bar'
import { EditorHead } from './editor-head'
import { EditorNews } from './editor-news'
import { keptTyping } from './kept-typing'

type Props = { type: DocumentType; document: EditedDocument; answer: EditorAnswer | undefined; what: string | null }

/**
 * One document's form. It is made anew after every answer, with what was typed or what was saved; what another admin
 * does meanwhile changes nothing in it.
 */
export function Editor({ type, document, answer, what }: Props) {
  const [{ values, id, version, translationIssues, isBack }, setShown] = useState(() => shownBy(type, document, answer))
  useTypingBack(answer === undefined, (typed) => setShown({ ...shownBy(type, document, typed), isBack: true }))
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { state } = useNavigation()
  useFocusAfter(answer, what, state === 'idle', form, place)
  const isNew = document.state === 'new'
  const to = (what: string) => contentPage(type, isNew ? 'new' : id, `?do=${what}`)
  const errors =
    answer?.state === 'invalid' ? answer.errors : isTaken(answer) ? { slug: { key: 'taken' as 'choice' } } : {}
  return (
    <article className="grid gap-8">
      <EditorHead type={type} document={document} />
      <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
        <EditorNews type={type} document={document} answer={answer} newest={contentPage(type, id)} />
        {isBack && <Alert>What you had typed is back in the form. It is not saved yet.</Alert>}
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
        <fieldset key={String(isBack)} disabled={state !== 'idle'} className="min-w-0">
          <legend className="sr-only">{documentForms[type].one}</legend>
          <FormStateContext value={{ values, errors, translationIssues, arrangeAction: to('arrange') }}>
            <DocumentFields type={type} />
          </FormStateContext>
        </fieldset>
        <EditorBar to={to} what={answer && answer.state !== 'done' ? null : what} />
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
  const found = Object.fromEntries(document.translationIssues.map(({ name, state }) => [name, state]))
  return {
    values,
    id: typed?.id ?? document.id,
    version: typed?.version ?? String(document.version ?? ''),
    translationIssues: byControl(type, found, values),
    isBack: false,
  }
}

/** Brings back what was typed before the session ended. */
function useTypingBack(isFresh: boolean, bringBack: (typed: EditorAnswer) => void) {
  const { pathname } = useLocation()
  const bring = useRef(bringBack)
  useEffect(() => {
    const values = isFresh ? keptTyping.take(pathname) : null
    if (values) bring.current({ state: 'failed', failure: 'failed', values })
  }, [isFresh, pathname])
}

const isTaken = (answer: EditorAnswer | undefined) => answer?.state === 'refused' && answer.reason === 'slug-taken'

/** To the first fault, the item that was moved or added, the words about a refusal, or back to what was pressed. */
function useFocusAfter(
  answer: EditorAnswer | undefined,
  what: string | null,
  isIdle: boolean,
  form: RefObject<HTMLFormElement | null>,
  place: RefObject<HTMLDivElement | null>,
) {
  // Once for each answer: the editor is made anew with the next. Not before the fields may be typed in again.
  const left = useRef(answer ?? (what ? { state: 'done' as const } : undefined))
  useEffect(() => {
    const answer = left.current
    if (!answer || !isIdle) return
    left.current = undefined
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    if (answer.state === 'done') return (find(`#do-${what}`) ?? find('[role=status]'))?.focus()
    const item = answer.state === 'arranged' ? document.getElementById(answer.focus) : null
    const isAdded = answer.state === 'arranged' && answer.isAdded
    const added = isAdded ? item?.querySelector<HTMLElement>('input:not([type=hidden]), textarea') : null
    const target = added ?? item ?? find('[aria-invalid]') ?? place.current
    target?.focus()
  }, [isIdle, what, form, place])
}
