import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import type { FormHandle } from '~/web/forms/use-form'
import type { InsightForm, ManagedInsight } from '../model'

type Props = { insight: ManagedInsight; form: FormHandle<InsightForm> }

export function DeleteInsight({ insight: { title, version, fileName }, form }: Props) {
  return (
    <div className="mt-12 border-line border-t pt-6">
      <ConfirmButton
        form={form}
        fields={{ version: String(version) }}
        label="Delete this item"
        confirm="Delete for good"
        busyLabel="Deleting..."
        question={`Delete ‘${title.en}’?`}
      >
        Nobody will be able to download {fileName} any more. The file is deleted too. This can’t be undone.
      </ConfirmButton>
    </div>
  )
}
