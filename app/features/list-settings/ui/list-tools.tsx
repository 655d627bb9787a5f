import { Bookmark, Rows2, Rows3 } from 'lucide'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { failureLabel } from '~/features/admin/model'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { opens } from '~/ui/modal'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import type { FormResult } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { type ListSettings, maxViews, settingsForm, type ViewForm, viewAddress, viewLengths, viewQuery } from '../model'

/** At the end of a filter bar: saving the filter as a view, and the height of the rows. */
export function ListTools({ settings }: { settings: ListSettings }) {
  const query = viewQuery(useLocation().search)
  const isSaved = settings.views.some((view) => view.query === query)
  return (
    <div className="flex items-center gap-1">
      {query && !isSaved && <SaveView page={settings.page} query={query} />}
      <DensitySwitch settings={settings} query={query} />
    </div>
  )
}

function SaveView({ page, query }: { page: string; query: string }) {
  const id = useId()
  const form = useForm<ViewForm>('save-view', {
    action: settingsForm('save-view', viewAddress(page, query)),
    onResult: (result) => {
      const { state } = result
      if (state === 'invalid') return
      closeDialog(id)
      showToast(
        state === 'done'
          ? { title: 'View saved', tone: 'success' }
          : { title: 'Not saved', description: failureText(result), tone: 'danger' },
      )
    },
  })
  return (
    <>
      <Button variant="ghost" size="sm" className="whitespace-nowrap" {...opens(id)}>
        <Icon icon={Bookmark} className="size-4" /> Save view
      </Button>
      <Dialog
        id={id}
        title="Save this view"
        description="The filter and the order of this list, under a name. Only you see it."
        closeLabel="Close"
      >
        <Form form={form} aria-label="Save this view" className="grid gap-4">
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="query" value={query} />
          <TextField label="Name" required maxLength={viewLengths.name} autoComplete="off" {...form.field('name')} />
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            Save
          </Button>
        </Form>
      </Dialog>
    </>
  )
}

function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

const failureText = (result: FormResult) =>
  result.state === 'refused' ? `A list has at most ${maxViews} views. Delete one first.` : failureLabel(result)

function DensitySwitch({ settings: { page, isCompact }, query }: { settings: ListSettings; query: string }) {
  const form = useForm('density', { action: settingsForm('density', viewAddress(page, query)) })
  const label = isCompact ? 'Taller rows' : 'Lower rows'
  return (
    // A row of a narrow list has two lines in any case.
    <Form form={form} aria-label="Height of the rows" className="max-md:hidden">
      <Button
        type="submit"
        name="density"
        value={isCompact ? 'roomy' : 'compact'}
        variant="ghost"
        size="icon"
        busy={form.isBusy}
        aria-label={label}
        title={label}
      >
        <Icon icon={isCompact ? Rows2 : Rows3} className="size-4.5 text-muted" />
      </Button>
    </Form>
  )
}
