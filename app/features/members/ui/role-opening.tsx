import type { ReactNode } from 'react'
import type { FirstStepsView } from '~/features/first-steps/model'
import { FirstSteps } from '~/features/first-steps/ui/first-steps'
import type { MemberCardsData } from '~/features/next-for-you/model'
import { NextForYou } from '~/features/next-for-you/ui/next-for-you'
import { ButtonLink } from '~/ui/button'
import { currentEngagements } from './own-engagements'

type RoleOpeningProps = {
  title: ReactNode
  lead: string
  request: { href: string; label: string }
  page: MemberCardsData & { firstSteps: FirstStepsView | null }
  /** Shown on the right. */
  children: ReactNode
}

/** Top of a role's page: heading and lead, a mailto link, the first steps, and what comes next. */
export function RoleOpening({ title, lead, request, page, children }: RoleOpeningProps) {
  return (
    <section>
      <div className="wrap pt-6! grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 max-w-[60ch] text-muted">{lead}</p>
          {/* From 768 px on it is in the bar above; who is a partner finds it at the end of the page. */}
          {currentEngagements(page.work).length === 0 && (
            <p className="mt-5 md:hidden">
              <ButtonLink to={request.href}>{request.label}</ButtonLink>
            </p>
          )}
          <FirstSteps view={page.firstSteps} upcoming={page.upcoming} className="mt-7" />
          <NextForYou cards={page} className="mt-7" />
        </div>
        {children}
      </div>
    </section>
  )
}
