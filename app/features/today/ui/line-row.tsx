import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { Line } from '../model/lines'
import { kindIcons } from './labels'
import { LineAction } from './line-action'
import { DrainingLine, TimeLeft } from './time-left'
import type { LineForms } from './use-line-forms'

/** One thing that waits: kind, who, what, time left, and what to do. The name's link covers the row. */
export const LineRow = ({ line, forms }: { line: Line; forms: LineForms }) => (
  <li className="relative grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-ink/9 border-b py-2 transition-colors duration-100 hover:bg-ink/5 motion-reduce:transition-none md:grid-cols-[1rem_10.25rem_minmax(0,1fr)_10rem_6.5rem] md:py-1.5 md:text-[0.875rem]/4.5">
    <Icon icon={kindIcons[line.kind]} className="size-4 text-muted max-md:hidden" />
    <div className="min-w-0">
      <Link
        to={line.page}
        data-line=""
        className="block truncate font-semibold outline-offset-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-action focus-visible:after:-outline-offset-2"
        title={line.who}
      >
        {line.who}
      </Link>
      <p className="truncate text-muted text-xs/4.5 max-md:hidden" title={line.from}>
        {line.from}
      </p>
      <p className="truncate text-muted text-xs/4.5 md:hidden" lang={line.lang ?? undefined}>
        {line.what}
      </p>
    </div>
    <div className="min-w-0 max-md:hidden">
      <p className="truncate" lang={line.lang ?? undefined} title={line.what}>
        {line.what}
      </p>
      <p className="truncate text-muted text-xs/4.5" title={line.about}>
        {line.about}
      </p>
    </div>
    <div className="max-md:flex max-md:flex-col max-md:items-end md:relative md:self-stretch md:content-center">
      <TimeLeft time={line.time} />
      <DrainingLine
        time={line.time}
        className="absolute inset-x-0 -bottom-px w-full max-md:pointer-events-none md:-bottom-2"
      />
    </div>
    <div className="relative max-md:col-span-2 max-md:justify-self-end max-md:pt-1 max-md:empty:hidden">
      <LineAction line={line} forms={forms} />
    </div>
  </li>
)
