import { X } from 'lucide'
import { useLocation } from 'react-router'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type ListSettings, type SavedView, settingsForm, viewAddress, viewQuery } from '../model'

/** The views that the current admin has saved of this list. The one that is shown can be deleted. */
export function SavedViews({ settings: { page, views } }: { settings: ListSettings }) {
  const query = viewQuery(useLocation().search)
  if (views.length === 0) return null
  return (
    <nav aria-label="Saved views" className="mb-3 flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <View key={view.id} view={view} page={page} isCurrent={view.query === query} />
      ))}
    </nav>
  )
}

function View({ view: { id, name, query }, page, isCurrent }: { view: SavedView; page: string; isCurrent: boolean }) {
  const form = useForm('delete-view', { action: settingsForm('delete-view', viewAddress(page, query)), key: id })
  return (
    <span
      data-current={isCurrent || undefined}
      className="flex max-w-full items-center rounded-sm border border-line text-sm data-current:border-action"
    >
      <Link
        to={viewAddress(page, query)}
        aria-current={isCurrent || undefined}
        title={name}
        className="flex min-h-8.5 min-w-0 items-center px-3 text-muted hover:text-ink aria-[current]:text-ink pointer-coarse:min-h-11"
      >
        <span className="truncate">{name}</span>
      </Link>
      {isCurrent && (
        <Form form={form} className="shrink-0">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            aria-label={`Delete the view ${name}`}
            title="Delete this view"
            className="grid size-8.5 place-items-center text-muted hover:text-danger pointer-coarse:size-11"
          >
            <Icon icon={X} className="size-3.5" />
          </button>
        </Form>
      )}
    </span>
  )
}
