import type { ReactNode, Ref } from 'react'
import { useTranslations } from '~/i18n/language'
import { searchMessages } from '~/i18n/messages/search'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type PageAction, type ResultGroup, searchPage } from '../model'
import { MarkedText } from './marked-text'
import type { RecentPage } from './recent-pages'
import { ResultIcon } from './result-icon'

type ListProps = {
  ref: Ref<HTMLDivElement>
  /** Beginning of the ids of the list and its options. */
  id: string
  /** What the rows were found for. */
  typed: string
  recent: RecentPage[]
  groups: ResultGroup[]
  /** The last row leads to the page of results. */
  hasAll: boolean
  selected: number
  actions: Record<PageAction, () => void>
  onPoint: (index: number) => void
}

/** The options of the combobox, numbered over all groups. The focus stays in the field. */
export function PaletteList({ ref, id, typed, recent, groups, hasAll, selected, actions, onPoint }: ListProps) {
  const t = useTranslations(searchMessages)
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { results }) => sum + results.length, recent.length),
  )
  const count = groups.reduce((sum, { results }) => sum + results.length, recent.length)
  const row = (index: number) => ({ index, id: `${id}-option-${index}`, isSelected: index === selected, onPoint })
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      hidden={count === 0}
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {recent.length > 0 && (
        <Group id={`${id}-recent`} title={t('recent')}>
          {recent.map(({ to, title }, index) => (
            <Option key={to} {...row(index)} to={to}>
              <ResultIcon of="recent" />
              <Texts title={title} detail="" typed="" />
            </Option>
          ))}
        </Group>
      )}
      {groups.map(({ kind, results }, group) => (
        <Group key={kind} id={`${id}-${kind}`} title={t(`kinds.${kind}`)}>
          {results.map((result, at) => (
            <Option
              key={result.id}
              {...row((starts[group] ?? 0) + at)}
              to={result.to}
              isFile={result.isFile}
              run={result.action && actions[result.action]}
            >
              <ResultIcon of={result.action ?? kind} />
              <Texts title={result.title} detail={result.detail} typed={typed} />
            </Option>
          ))}
        </Group>
      ))}
      {hasAll && (
        <div className="mt-2 border-ink/9 border-t pt-2">
          <Option {...row(count)} to={searchPage(typed)}>
            <ResultIcon of="all" />
            <Texts title={t('all', { q: typed })} detail="" typed="" />
          </Option>
        </div>
      )}
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a listbox
    <div role="group" aria-labelledby={id} className="not-first:mt-2">
      <p id={id} role="presentation" className="px-5 pt-2 pb-1 font-semibold text-muted text-xs">
        {title}
      </p>
      {children}
    </div>
  )
}

function Texts({ title, detail, typed }: { title: string; detail: string; typed: string }) {
  return (
    <span className="flex min-w-0 flex-1 gap-x-4 max-md:flex-col md:items-baseline md:justify-between">
      <span className="truncate md:shrink-0 md:max-w-[65%]" title={title}>
        <MarkedText text={title} typed={typed} />
      </span>
      {detail && (
        <span className="min-w-0 truncate text-muted text-xs" title={detail}>
          <MarkedText text={detail} typed={typed} />
        </span>
      )}
    </span>
  )
}

type OptionProps = {
  index: number
  id: string
  isSelected: boolean
  onPoint: (index: number) => void
  to: string
  isFile?: boolean | undefined
  run?: (() => void) | undefined
  children: ReactNode
}

function Option({ index, id, isSelected, onPoint, to, isFile, run, children }: OptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isSelected,
    'data-option': index,
    tabIndex: -1,
    // Not on enter: rows that scroll under a resting pointer would take the selection.
    onPointerMove: () => onPoint(index),
    className: cx(
      'flex min-h-10 w-full cursor-pointer items-center gap-3.5 border-l-2 py-1.5 pr-5 pl-4.5 text-left text-sm pointer-coarse:min-h-13',
      isSelected ? 'border-action bg-ink/6' : 'border-transparent',
    ),
  }
  if (run) {
    return (
      <button {...shared} type="button" onClick={run}>
        {children}
      </button>
    )
  }
  if (isFile) {
    return (
      <a {...shared} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Link {...shared} to={to}>
      {children}
    </Link>
  )
}
