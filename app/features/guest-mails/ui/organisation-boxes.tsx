import { CheckboxField } from '~/ui/field'
import type { ChosenOrganisation } from '../model'

type Props = {
  organisations: ChosenOrganisation[]
  isTicked: (id: string) => boolean
}

/** The organisations that have someone whom the event is for. */
export const OrganisationBoxes = ({ organisations, isTicked }: Props) =>
  organisations.length === 0 ? (
    <p className="text-muted text-sm">Nobody whom the event is for belongs to an organisation.</p>
  ) : (
    <div className="grid max-h-80 overflow-y-auto border-line border-y sm:grid-cols-2">
      {organisations.map(({ id, name, members }) => (
        <CheckboxField
          key={id}
          name="organisations"
          value={id}
          label={`${name} (${members})`}
          defaultChecked={isTicked(id)}
          className="px-1 wrap-anywhere"
        />
      ))}
    </div>
  )
