import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '~/ui/button'
import { insightPage, type ManagedInsight } from '../model'

/** Asked about first, in place: it opens without JavaScript too. */
export function DeleteInsight({ insight: { id, title, version, fileName } }: { insight: ManagedInsight }) {
  const action = `${insightPage(id)}?do=delete`
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formAction === action
  const heading = useId()
  return (
    <details className="mt-12 border-line border-t pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger text-sm underline-offset-4 hover:underline">
        Delete this item…
      </summary>
      <Form
        method="post"
        action={action}
        aria-labelledby={heading}
        onSubmit={(event) => busy && event.preventDefault()}
        className="grid max-w-xl gap-4 py-4"
      >
        <h2 id={heading} className="text-xl">
          Delete ‘{title.en}’?
        </h2>
        <p className="text-muted text-sm">
          Nobody will be able to download {fileName} any more. The file is deleted too. This can’t be undone.
        </p>
        <input type="hidden" name="version" value={version} />
        <p>
          <Button type="submit" variant="destructive" busy={busy} busyLabel="Deleting...">
            Delete for good
          </Button>
        </p>
      </Form>
    </details>
  )
}
