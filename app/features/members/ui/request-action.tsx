import { useRouteLoaderData } from 'react-router'
import type { OwnWork } from '~/features/next-for-you/model'
import { ButtonLink } from '~/ui/button'
import { currentEngagements } from './own-engagements'

type Props = {
  href: string
  label: string
  /** The id of the role page's route. */
  route: string
}

/** The mailto link of a role's page in the bar above it, from 768 px on. Who is a partner finds it at the end of the page. */
export function RequestAction({ href, label, route }: Props) {
  const page = useRouteLoaderData<{ work: OwnWork | null }>(route)
  if (currentEngagements(page?.work ?? null).length > 0) return null
  return (
    <ButtonLink to={href} size="sm" className="max-md:hidden">
      {label}
    </ButtonLink>
  )
}
