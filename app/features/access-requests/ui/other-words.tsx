import { roleLabels } from '~/features/admin/ui/labels'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import type { ListedRequest, RequestWords } from '../model'

type Props = { request: ListedRequest }

/** What the request said before a correction, and what was sent for the same address while it waits. */
export function OtherWords({ request }: Props) {
  const { words, correctedAt } = request
  return (
    <>
      {words.earlier.length > 0 && (
        <WordsList
          title={`Corrected by the applicant${correctedAt ? ` on ${formatTimestamp(new Date(correctedAt))}` : ''}`}
          note="Before that it said:"
          words={words.earlier}
          current={request}
        />
      )}
      {words.later.length > 0 && (
        <WordsList
          title="Sent again with other words"
          note="With the form, for the same address: it may have been someone else."
          words={words.later}
          current={request}
        />
      )}
    </>
  )
}

type ListProps = { title: string; note: string; words: RequestWords[]; current: ListedRequest }

const WordsList = ({ title, note, words, current }: ListProps) => (
  <section aria-label={title} className="border-line border-t pt-4 text-sm">
    <h3 className="text-xl">{title}</h3>
    <p className="text-muted">{note}</p>
    <ul>
      {words.map((version) => (
        <li key={version.id} className="mt-3 grid gap-1 border-line-strong border-l-2 pl-4">
          <p className="wrap-anywhere whitespace-pre-line">{version.reason}</p>
          <p className="wrap-anywhere text-muted">{writeDifference(version, current)}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** When it was written, and the fields that differ from the request. */
function writeDifference({ name, organization, role, at }: RequestWords, current: ListedRequest) {
  return [
    formatTimestamp(new Date(at)),
    ...(name === current.name ? [] : [name]),
    ...(organization === current.organization ? [] : [organization]),
    ...(role === current.role ? [] : [roleLabels[role]]),
  ].join(' · ')
}
