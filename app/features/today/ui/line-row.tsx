import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { useHydrated } from '~/ui/use-hydrated'
import type { Line } from '../model/lines'
import { lineKey } from '../model/opened-line'
import { kindIcons } from './labels'
import { LineAction } from './line-action'
import { OpenedLinePanel } from './opened-line-panel'
import { isPlainClick } from './plain-click'
import { DrainingLine, TimeLeft } from './time-left'
import type { LinesHandle } from './use-lines'

type Props = { line: Line; lines: LinesHandle }

/**
 * One thing that waits: kind, who, what, time left, and what to do. The name's link covers the row; with JavaScript it
 * opens the line in place.
 */
export function LineRow({ line, lines }: Props) {
  const isHydrated = useHydrated()
  const key = lineKey(line)
  const isOpen = lines.opened === key
  return (
    <li data-open={isOpen || undefined} data-leaving={lines.leaving === line.id || undefined} className="line-row">
      <div className="line-cells">
        <Icon icon={kindIcons[line.kind]} className="size-4 text-muted max-md:hidden" />
        <div className="min-w-0">
          <Link
            to={line.page}
            data-line={key}
            aria-expanded={isHydrated ? isOpen : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              lines.toggle(key)
            }}
            className="line-link"
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
        {!isOpen && (
          <div className="relative max-md:col-span-2 max-md:justify-self-end max-md:pt-1 max-md:empty:hidden">
            <LineAction line={line} lines={lines} />
          </div>
        )}
      </div>
      {isOpen && <OpenedLinePanel line={line} forms={lines.forms} isEntered={lines.isEntered} />}
    </li>
  )
}
