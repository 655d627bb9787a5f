import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'

type Props = { title: string; text: string; isOpen: boolean; children: ReactNode }

/** A change that the applicant can make. Opening it is the one confirmation, and works without JavaScript. */
export const ChangeSection = ({ title, text, isOpen, children }: Props) => (
  <details open={isOpen} className="group border-line border-t last-of-type:border-b">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
      <h2 className="text-xl">{title}</h2>
      <Icon
        icon={ChevronDown}
        className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="grid gap-5 pb-7">
      <p className="max-w-[56ch] text-muted">{text}</p>
      {children}
    </div>
  </details>
)
