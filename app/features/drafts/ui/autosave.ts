import { unsavedForm } from '~/web/forms/unsaved-storage'
import { type FormValues, unsavedTextPath } from '../model'

/** `none`: everything typed is saved. `failed` and `signed-out`: the last text waits in this tab and is sent again. */
export type AutosaveState = { is: 'none' | 'waiting' | 'failed' | 'signed-out' } | { is: 'stored'; at: Date }

export type TypedText = { values: FormValues; base: FormValues; version: number | null }

export const pauseMs = 800
export const retryMs = 10_000
/** Saving waits for a text that is on its way, but not for ever. */
const timeoutMs = 10_000
/** Browsers let a page send no more than this while it closes. */
const maxClosingBytes = 60 * 1024

type Options = {
  form: string
  owner: string
  read: () => TypedText
  onState: (state: AutosaveState) => void
  /** Where the texts are sent to. */
  path?: string
  /** Whether others may edit the same, and are told who does. */
  hasEditors?: boolean
}

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Sends what is typed into a form to the server, after a short pause in the typing. Until the server has it, it is in the
 * tab's session storage as well.
 */
export function createAutosave({ form, owner, read, onState, path = unsavedTextPath, hasEditors = true }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight: Promise<void> | undefined
  let changes = 0
  let storedChanges = 0
  let changesWhenPaused = 0
  let hasFailed = false
  let isPaused = false
  let isStopped = false
  /** Whether the server counts this tab as editing. */
  let isPresent = false
  const isPending = () => storedChanges < changes

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), delayMs)
  }

  const remember = () => unsavedForm.put(form, { ...read(), owner, typedAt: new Date().toISOString() })

  function send({ isLast = false, isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer)
    if (!isPending() || isPaused) return Promise.resolve()
    if (inFlight && !isLast) return inFlight
    const upTo = changes
    const sent = post(`${path}?form=store`, form, read(), { isLast, isLeaving }).then((outcome) => {
      inFlight = undefined
      if (outcome === 'stored') isPresent = hasEditors && !isLeaving
      hasFailed = outcome !== 'stored'
      if (outcome === 'stored') storedChanges = Math.max(storedChanges, upTo)
      if (!isPending()) unsavedForm.remove(form)
      onState(outcome === 'stored' ? { is: 'stored', at: new Date() } : { is: outcome })
      if (isPending() && !isPaused) schedule(hasFailed ? retryMs : pauseMs)
    })
    inFlight = sent
    return sent
  }

  /** The last text says by itself that the page is left; without one a request of its own does. */
  function leave() {
    if (isPending() && !isPaused) return void send({ isLast: true, isLeaving: true })
    if (isPresent) void postLeave(form)
    isPresent = false
  }

  return {
    /** Something was typed. */
    change() {
      changes += 1
      remember()
      if (!hasFailed) onState({ is: 'waiting' })
      if (!isPaused && !inFlight) schedule(pauseMs)
    },
    /** Sends at once what is waiting. */
    send,
    /** The form is about to be saved: sends nothing for a moment, and returns what is under way. */
    postpone(): Promise<void> | undefined {
      if (isPending()) schedule(pauseMs)
      return inFlight
    },
    /** The form is being saved: nothing is sent until that has ended. */
    pause() {
      clearTimeout(timer)
      isPaused = true
      changesWhenPaused = changes
    },
    /** The form was not saved. */
    resume() {
      isPaused = false
      if (isPending()) schedule(pauseMs)
    },
    /** The form was saved, as it was when that began. */
    saved() {
      storedChanges = Math.max(storedChanges, changesWhenPaused)
      if (!isPending()) return this.clear()
      isPaused = false
      remember()
      schedule(pauseMs)
    },
    /** Nothing is unsaved any more. */
    clear() {
      clearTimeout(timer)
      isPaused = false
      hasFailed = false
      storedChanges = changes
      unsavedForm.remove(form)
      onState({ is: 'none' })
    },
    /** Whether closing the page would lose something: it did not reach the server, or is too large to be sent in the end. */
    wouldLose: () => isPending() && !isPaused && (hasFailed || JSON.stringify(read()).length > maxClosingBytes),
    /** The page is left, perhaps for the browser's cache of pages. */
    leave,
    /** The form is no longer shown. */
    stop() {
      leave()
      isStopped = true
      clearTimeout(timer)
    },
  }
}

type Outcome = 'stored' | 'failed' | 'signed-out'

async function postName(form: string, action: 'leave' | 'discard') {
  const body = new FormData()
  body.set('form', form)
  await fetch(`${unsavedTextPath}?form=${action}`, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
    () => undefined,
  )
}

/** Without an answer the next colleague sees it a minute later. */
const postLeave = (form: string) => postName(form, 'leave')

/** Without an answer it is found again when the form is opened the next time. */
export const discardStored = (form: string) => postName(form, 'discard')

type Sending = { isLast: boolean; isLeaving: boolean }

async function post(
  address: string,
  form: string,
  { values, base, version }: TypedText,
  { isLast, isLeaving }: Sending,
): Promise<Outcome> {
  const body = new FormData()
  if (isLeaving) body.set('leaving', 'on')
  body.set('form', form)
  body.set('version', version === null ? '' : String(version))
  body.set('text', JSON.stringify({ values, base }))
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const init = { method: 'POST', body, keepalive: isLast, signal, redirect: 'manual' } as const
    const answer = await fetch(address, init)
    // Without a session the answer is a redirect to the page for signing in.
    if (answer.type === 'opaqueredirect') return 'signed-out'
    return answer.ok ? 'stored' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Text of an earlier visit in this tab that has not reached the server. Another person's is left alone. */
export function findWaitingText(form: string, owner: string): (TypedText & { typedAt: Date }) | null {
  const found = unsavedForm.get(form)
  if (!isWaitingText(found) || found.owner !== owner) return null
  return { ...found, typedAt: new Date(found.typedAt) }
}

type WaitingText = TypedText & { owner: string; typedAt: string }

const isWaitingText = (found: unknown): found is WaitingText =>
  typeof found === 'object' && found !== null && 'values' in found && 'base' in found && 'owner' in found
