import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { insightPage, type ManagedInsight } from '../model'

export function DeleteInsight({ insight: { id, title, version, fileName } }: { insight: ManagedInsight }) {
  const action = `${insightPage(id)}?do=delete`
  const { formAction } = useNavigation()
  return (
    <div className="mt-12 border-line border-t pt-6">
      <ConfirmButton
        Form={Form}
        action={action}
        fields={{ version: String(version) }}
        label="Delete this item"
        confirm="Delete for good"
        busy={formAction === action}
        busyLabel="Deleting..."
        question={`Delete ‘${title.en}’?`}
      >
        Nobody will be able to download {fileName} any more. The file is deleted too. This can’t be undone.
      </ConfirmButton>
    </div>
  )
}
