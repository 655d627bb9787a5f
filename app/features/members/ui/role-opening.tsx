import type { ReactNode } from 'react'
import type { MemberRole } from '~/lib/member-roles'
import { ButtonLink } from '~/ui/button'
import { RoleSwitcher } from './role-switcher'

type RoleOpeningProps = {
  pageRole: MemberRole
  title: ReactNode
  lead: string
  request: { href: string; label: string }
  /** Shown on the right. */
  children: ReactNode
}

/** Top of a role's page: the role switcher, heading and lead, and a mailto link. */
export function RoleOpening({ pageRole, title, lead, request, children }: RoleOpeningProps) {
  return (
    <section className="border-line border-b">
      <div className="wrap pt-6 pb-16 md:pb-24">
        <RoleSwitcher current={pageRole} />
        <div className="mt-12 grid items-center gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[7fr_5fr]">
          <div>
            <h1 className="max-w-[13ch] text-4xl">{title}</h1>
            <p className="mt-7 max-w-[34rem] text-lg text-muted">{lead}</p>
            <p className="mt-8">
              <ButtonLink to={request.href}>{request.label}</ButtonLink>
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
