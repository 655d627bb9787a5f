import { Timestamp } from '~/features/admin/ui/timestamp'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { Link } from '~/ui/link'
import { contentPage, describeTranslationIssues } from '../model'
import type { EditedDocument } from '../queries.server'
import { StateBadge } from './state-badge'

/** Name and state of the document, and links to its list and history. */
export function EditorHead({ type, document }: { type: DocumentType; document: EditedDocument }) {
  const { label, single, shownOn } = documentForms[type]
  const { id, name, state, updatedAt, updatedBy, translationIssues } = document
  const issuesText = describeTranslationIssues(translationIssues)
  return (
    <header>
      <nav
        aria-label="Where this is"
        className="flex flex-wrap gap-x-6 text-muted text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:text-ink"
      >
        <Link to={single ? contentPage() : contentPage(type)}>← {single ? 'Content' : label}</Link>
        {state !== 'new' && <Link to={contentPage(type, id, '/history')}>History</Link>}
      </nav>
      <h1 className="wrap-anywhere max-w-[36ch] text-3xl">{name}</h1>
      {state !== 'new' && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
          <StateBadge state={state} />
          <span>
            Changed <Timestamp at={updatedAt} />
            {updatedBy && <span> by {updatedBy}</span>}
          </span>
          {issuesText && <span className="text-prestige">{issuesText}</span>}
        </p>
      )}
      <p className="mt-3 max-w-[70ch] text-muted text-sm">{shownOn}</p>
    </header>
  )
}
