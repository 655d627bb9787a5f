import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { cx } from '~/lib/cx'

type Props = {
  title: string
  /** Above the title: the way back, or the tabs that it belongs to. */
  above?: ReactNode
  /** At the right of the title: figures, or the page's main action. */
  aside?: ReactNode
  /** Between the title and the list. */
  intro?: ReactNode
  /** Over the page, such as the result of the last form. Outside the columns, which would hold what is `fixed`. */
  notice?: ReactNode
  /** The opened row, or what stands beside the list. */
  side?: ReactNode
  children: ReactNode
}

/**
 * A page with a list. The side column stands beside the list where there is room for both: in a window of 1024 px too,
 * whatever its scrollbar takes.
 */
export function ListPage({ title, above, aside, intro, notice, side, children }: Props) {
  return (
    <section>
      <title>{`${title} · Admin`}</title>
      {above}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-3xl">{title}</h1>
        {aside}
      </div>
      {notice}
      {intro}
      <div className="@container/page">
        <div
          className={
            side
              ? 'grid gap-x-8 gap-y-10 @min-[53rem]/page:grid-cols-[minmax(0,1fr)_18.5rem] @5xl/page:grid-cols-[minmax(0,1fr)_22rem]'
              : undefined
          }
        >
          <div className="group/list min-w-0">{children}</div>
          {side}
        </div>
      </div>
    </section>
  )
}

type EmptyProps = {
  /** In the words of the page: 'No users found matching your criteria'. */
  title: string
  /** What will come, or what to try. */
  children?: ReactNode
}

/** Stands in the place of the rows when there are none, or none yet: rows that are there stay while others are loaded. */
export function ListEmpty({ title, children }: EmptyProps) {
  if (useIsSlow(useNavigation().state === 'loading')) return <LoadingRows />
  return (
    <div className="border-line border-t py-10">
      <p className="font-display text-xl">{title}</p>
      {children && <p className="mt-1.5 max-w-[60ch] text-muted text-sm">{children}</p>}
    </div>
  )
}

/** Rows whose texts are not there yet: a line in the place of each, which does not move. */
const LoadingRows = () => (
  <div aria-hidden="true" className="border-line border-t">
    {['w-2/5', 'w-1/3', 'w-1/2', 'w-1/4'].map((width) => (
      <div key={width} className="grid h-13 content-center gap-3.5 border-ink/9 border-b">
        <div className={cx('loading-line', width)} />
        <div className="loading-line w-1/5" />
      </div>
    ))}
  </div>
)

/** What takes less time is not worth to be said. */
const slowMs = 150

function useIsSlow(isLoading: boolean) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}

/** How many rows there are; read out when it changes. */
export const ListCount = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <p role="status" className="mt-4 mb-3 min-h-5 text-muted text-sm tabular-nums">
    {isLoading ? 'Loading...' : children}
  </p>
)
