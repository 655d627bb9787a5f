import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import type { ListedInsight } from '../model'
import { FileLink } from './file-link'

/** A download with its summary, and a note where they are not in the page's language. */
export const InsightFile = ({ insight: { id, title, summary, fileName, size } }: { insight: ListedInsight }) => (
  <>
    <FileLink href={`/insights/${id}`} title={title} fileName={fileName} size={size} />
    {summary && (
      <p className="mt-1 max-w-[60ch] text-muted text-sm wrap-anywhere">
        <ContentText {...summary} />
      </p>
    )}
    <Untranslated among={[title, summary]} className="mt-1 block text-prestige text-sm" />
  </>
)
