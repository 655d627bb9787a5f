import { Search, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { searchMessages } from '~/i18n/messages/search'
import { Icon } from '~/ui/icon'
import { Kbd } from '~/ui/kbd'
import { Modal } from '~/ui/modal'
import { queryLength, queryOf, type SearchAnswer, type SearchLoad, searchPage, shownOf } from '../model'
import { PaletteList } from './palette-list'
import { type RecentPage, readRecentPages } from './recent-pages'
import { NoMatch } from './search-results'
import type { LazyDialogProps } from './use-lazy-dialog'
import { usePageActions } from './use-page-actions'

const debounceMs = 100
/** One more than is searched for, so that the answer still tells that the text was cut. */
const sent = (typed: string) =>
  Array.from(typed)
    .slice(0, queryLength + 1)
    .join('')

/** Search and commands: a combobox with its results in groups (WAI-ARIA), in a dialog. */
export function Palette({ isOpen, onClose }: LazyDialogProps) {
  const t = useTranslations(searchMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState<RecentPage[]>([])
  const { answer, isFailed, isCurrent, askNow } = useAnswer(typed, isOpen)
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState({ q: '', index: 0 })
  const opensFirst = useRef(false)
  const actions = usePageActions(onClose)

  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setTyped('')
    setSelected({ q: '', index: 0 })
    if (isOpen) setRecent(readRecentPages().filter(({ to }) => to !== location.pathname))
  }

  const isEmpty = typed.trim() === ''
  const groups = (answer?.groups ?? []).map((group) => ({ ...group, results: group.results.slice(0, shownOf.dialog) }))
  const offered = isEmpty && answer?.q === '' ? recent.slice(0, shownOf.dialog) : []
  const count = groups.reduce((sum, { results }) => sum + results.length, offered.length)
  const hasAll = !isEmpty && count > 0
  const last = count - (hasAll ? 0 : 1)
  // A new answer begins at its first row.
  const index = selected.q === answer?.q ? Math.min(selected.index, Math.max(last, 0)) : 0

  const option = (at: number) => list.current?.querySelector<HTMLElement>(`[data-option="${at}"]`)
  const select = (at: number) => {
    const next = last < 0 ? 0 : (at + last + 1) % (last + 1)
    setSelected({ q: answer?.q ?? '', index: next })
    option(next)?.scrollIntoView({ block: 'nearest' })
  }

  // Enter came before the answer: open its first row, not the one that was shown for an earlier text.
  useEffect(() => {
    if (!isCurrent || !opensFirst.current) return
    opensFirst.current = false
    list.current?.querySelector<HTMLElement>('[data-option="0"]')?.click()
  }, [isCurrent])

  function handleKey(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: last }
    const to = event.shiftKey ? undefined : moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      select(to)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isCurrent) option(index)?.click()
    else {
      opensFirst.current = true
      askNow()
    }
  }

  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      closeOnLink
      labelledBy={`${id}-label`}
      className="inset-x-0 top-0 m-0 mx-auto h-dvh max-h-none w-full max-w-none -translate-y-1 opacity-0 duration-120 open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0 md:top-[min(12vh,7rem)] md:h-fit md:max-h-[min(36rem,calc(100dvh-9rem))] md:max-w-160 md:rounded-sm md:border md:shadow-[0_24px_64px_-32px_black]"
    >
      <div className="flex items-center gap-3 border-line border-b pr-2 pl-5">
        <Icon icon={Search} className="size-4.5 shrink-0 text-muted" />
        <label id={`${id}-label`} htmlFor={`${id}-input`} className="sr-only">
          {t('label')}
        </label>
        <input
          id={`${id}-input`}
          type="text"
          role="combobox"
          aria-expanded={last >= 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={last >= 0 ? `${id}-option-${index}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('open')}
          value={typed}
          onChange={(event) => {
            opensFirst.current = false
            setTyped(event.currentTarget.value)
          }}
          onKeyDown={handleKey}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <form method="dialog" className="shrink-0">
          <button
            type="submit"
            aria-label={t('close')}
            className="grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
          >
            <Icon icon={X} className="size-5" />
          </button>
        </form>
      </div>
      <div className="flex min-h-0 flex-1 flex-col py-2">
        {isFailed && <Failure retry={askNow} />}
        {answer?.isCut && <p className="px-5 py-2 text-muted text-xs">{t('cut', { max: queryLength })}</p>}
        <PaletteList
          ref={list}
          id={id}
          typed={answer?.q ?? ''}
          recent={offered}
          groups={groups}
          hasAll={hasAll}
          selected={index}
          actions={actions}
          onPoint={(at) => setSelected({ q: answer?.q ?? '', index: at })}
        />
        {answer && count === 0 && !isFailed && (
          <div className="px-5">
            <NoMatch q={answer.q || typed.trim()} />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {isCurrent && answer && !isEmpty ? t('found', { count }) : ''}
      </p>
      <p
        aria-hidden="true"
        className="flex gap-5 border-line border-t px-5 py-2.5 text-muted text-xs max-md:hidden pointer-coarse:hidden"
      >
        <span className="flex items-center gap-1.5">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {t('hints.move')}
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>↵</Kbd> {t('hints.open')}
        </span>
      </p>
    </Modal>
  )
}

/** The answer to what is typed, asked for when the typing pauses; until it comes, or when it fails, the last one. */
function useAnswer(typed: string, isOpen: boolean) {
  const fetcher = useFetcher<SearchLoad>()
  const { load, data } = fetcher
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [seen, setSeen] = useState<SearchLoad>()
  if (data !== seen) {
    setSeen(data)
    if (data && !('isFailed' in data)) setAnswer(data)
  }
  const q = queryOf(typed).typed
  const askNow = () => void load(searchPage(sent(typed)))
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => void load(searchPage(sent(typed))), typed ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [typed, isOpen, load])
  const isFailed = data !== undefined && 'isFailed' in data && fetcher.state === 'idle'
  return { answer, isFailed, isCurrent: !isFailed && answer?.q === q && fetcher.state === 'idle', askNow }
}

function Failure({ retry }: { retry: () => void }) {
  const t = useTranslations(searchMessages)
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-4 px-5 py-1 text-danger text-sm">
      {t(navigator.onLine ? 'failed' : 'offline')}
      <button
        type="button"
        onClick={retry}
        className="min-h-11 cursor-pointer text-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('again')}
      </button>
    </p>
  )
}
