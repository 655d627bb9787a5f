import { ButtonLink } from '~/ui/button'

/** The mailto link of a role's page in the bar above it, from 768 px on. */
export const RequestAction = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink to={href} size="sm" className="max-md:hidden">
    {label}
  </ButtonLink>
)
