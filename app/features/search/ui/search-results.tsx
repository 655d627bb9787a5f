import { useAuth } from '~/features/members/ui/auth'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { searchMessages } from '~/i18n/messages/search'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { queryLength, type ResultGroup, type SearchLoad, type SearchResult, searchPage } from '../model'
import { MarkedText } from './marked-text'
import { ResultIcon } from './result-icon'

/** The page of results: what the dialog finds, in full and without JavaScript. */
export function SearchResults({ answer }: { answer: SearchLoad }) {
  const t = useTranslations(searchMessages)
  return (
    <div className="wrap py-10 md:py-14">
      <PageTitle title={t('title')} description={t('description')} />
      <div className="max-w-3xl">
        <h1 className="text-3xl">{t('title')}</h1>
        <form method="get" action="/search" className="mt-6 flex flex-wrap items-end gap-3">
          <TextField
            key={answer.q}
            name="q"
            type="search"
            label={t('label')}
            defaultValue={answer.q}
            autoComplete="off"
            className="min-w-56 flex-1"
          />
          <Button type="submit">{t('submit')}</Button>
        </form>
        {'isFailed' in answer ? (
          <p role="alert" className="mt-8 text-danger text-sm">
            {t('failed')}{' '}
            <Link to={searchPage(answer.q)} className="text-ink underline underline-offset-4">
              {t('again')}
            </Link>
          </p>
        ) : (
          <>
            {answer.isCut && <p className="mt-3 text-muted text-sm">{t('cut', { max: queryLength })}</p>}
            {answer.kind && (
              <p className="mt-4 text-sm">
                <Link to={searchPage(answer.q)} className="text-muted underline underline-offset-4 hover:text-ink">
                  {t('back')}
                </Link>
              </p>
            )}
            {linkedGroups(answer.groups).map((group) => (
              <Group key={group.kind} group={group} typed={answer.q} isWhole={answer.kind !== null} />
            ))}
            {linkedGroups(answer.groups).length === 0 && <NoMatch q={answer.q} />}
          </>
        )}
      </div>
    </div>
  )
}

/** What a script does on the page has no address; the bar above has a button for each. */
const linkedGroups = (groups: ResultGroup[]): ResultGroup[] =>
  groups
    .map((group) => ({ ...group, results: group.results.filter(({ action }) => !action) }))
    .filter(({ results }) => results.length > 0)

export function NoMatch({ q }: { q: string }) {
  const t = useTranslations(searchMessages)
  const isAdmin = useAuth().userAccess?.adminRole
  return (
    <div className="py-8">
      <p className="font-display text-[1.3125rem] leading-6 wrap-anywhere">{t('none', { q })}</p>
      <p className="mt-2 text-muted text-sm">{t(isAdmin ? 'noneHint' : 'noneHintMember')}</p>
    </div>
  )
}

type GroupProps = { group: ResultGroup; typed: string; isWhole: boolean }

function Group({ group: { kind, results, hasMore }, typed, isWhole }: GroupProps) {
  const t = useTranslations(searchMessages)
  return (
    <section aria-labelledby={`results-${kind}`} className="mt-8">
      <h2 id={`results-${kind}`} className="border-line border-b pb-2.5 text-[1.3125rem] leading-6">
        {t(`kinds.${kind}`)}
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.id} className="border-ink/9 border-b">
            <ResultLink result={result} typed={typed} />
          </li>
        ))}
      </ul>
      {hasMore && !isWhole && (
        <Link
          to={searchPage(typed, kind)}
          className="mt-1 inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('more')}
          <span className="sr-only">: {t(`kinds.${kind}`)}</span>
        </Link>
      )}
    </section>
  )
}

function ResultLink({ result, typed }: { result: SearchResult; typed: string }) {
  const content = (
    <>
      <ResultIcon of={result.kind} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <MarkedText text={result.title} typed={typed} />
        </span>
        {result.detail && (
          <span className="block text-muted text-xs wrap-anywhere">
            <MarkedText text={result.detail} typed={typed} />
          </span>
        )}
      </span>
    </>
  )
  const look = 'grid min-h-13 grid-cols-[1rem_minmax(0,1fr)] items-center gap-4 py-2 text-sm hover:bg-ink/5'
  return result.isFile ? (
    <a href={result.to} className={look}>
      {content}
    </a>
  ) : (
    <Link to={result.to} className={look}>
      {content}
    </Link>
  )
}
