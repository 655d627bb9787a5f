import type { ReactNode } from 'react'
import { levelLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { type HospitalHours, hoursPage } from '~/features/hospital-hours/model'
import { programs, yearlyHours } from '~/features/programs/model/figures'
import { Link } from '~/ui/link'
import type { Organisation } from '../model'
import { countryLabel, kindLabels } from './labels'

type Props = { organisation: Organisation; hours: HospitalHours | null }

/** What one wants to know first, in one line where there is room. */
export function OrganisationFacts({ organisation, hours }: Props) {
  const { country, kind, level, createdAt, domains, tags } = organisation
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4 text-sm">
      {country && <Fact name="Country">{countryLabel(country)}</Fact>}
      <Fact name="Kind">{kindLabels[kind]}</Fact>
      <Fact name="Level">
        <span className="text-prestige">{levelLabels[level]}</span>
      </Fact>
      <Fact name="Since">
        <Timestamp at={createdAt} />
      </Fact>
      {hours && (
        <Fact name="Hours given">
          <Link to={hoursPage(organisation.id)} className="underline underline-offset-4">
            {hoursLabel(hours)}
          </Link>
        </Fact>
      )}
      {domains.length > 0 && <Fact name={domains.length === 1 ? 'Domain' : 'Domains'}>{domains.join(', ')}</Fact>}
      {tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
    </dl>
  )
}

/** '2026: 3.5 of 4–9 hours'. */
function hoursLabel({ year, hours }: HospitalHours) {
  const { from, to } = yearlyHours(programs.hospitalTime)
  return `${year}: ${hours} of ${from}–${to} hours`
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
)
