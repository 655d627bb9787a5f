import { useSearchParams } from 'react-router'
import { documentForms } from '~/features/cms/fields/model'
import { Link } from '~/ui/link'
import type { Preview } from '~/web/preview'
import { previewOf, previewParameter } from '../model'

/** Names the previewed document and links back to its form. Pages opened by links from here show no draft. */
export default function PreviewBar({ preview }: { preview: Preview }) {
  const [query] = useSearchParams()
  const { id, type, name, isDraft } = preview
  if (query.get(previewParameter) !== id) return null
  const { also, shownOn, one, single } = documentForms[type]
  return (
    <aside
      lang="en"
      aria-label="Preview"
      className="sticky top-(--header-height) z-20 border-prestige/50 border-b bg-raised text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6">
        <p className="mr-auto py-2.5">
          <strong className="font-semibold text-prestige">{isDraft ? 'Preview of a draft' : 'Preview'}</strong>
          <span className="ml-3 text-muted max-sm:sr-only" title={shownOn}>
            {single ? name : `${one}: ${name}`}
          </span>
        </p>
        {also && (
          <a href={previewOf(also, id)} className="text-muted">
            Also on {also}
          </a>
        )}
        <Link to={`/admin/content/${type}/${id}`}>Back to editing</Link>
      </div>
    </aside>
  )
}
