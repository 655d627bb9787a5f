import type { ReactNode } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { RidgeSection } from '~/features/site/ui/ridge-section'

type Props = { title: string; lead: ReactNode; description?: string; children?: ReactNode }

/** Layout of the pages for signing in and for links in mails: title and text on the left, the form on the right. */
export const EntryPage = ({ title, lead, description, children }: Props) => (
  <RidgeSection className="gap-x-16 gap-y-12 md:grid-cols-[5fr_6fr]">
    <PageTitle title={title} description={description ?? title} />
    <div>
      <h1 className="max-w-[14ch] text-4xl">{title}</h1>
      <div className="mt-6 max-w-[40ch] text-lg text-muted">{lead}</div>
    </div>
    <div className="max-w-xl">{children}</div>
  </RidgeSection>
)
