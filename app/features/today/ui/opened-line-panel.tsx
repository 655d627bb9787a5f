import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { personPage } from '~/features/people/model'
import { Button, ButtonLink } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch } from '~/ui/use-shortcuts'
import type { Line } from '../model/lines'
import { lineKey, type OpenedLine, openedLinePage, personOf } from '../model/opened-line'
import { OpenedItem } from './opened-item'
import { OpenedRequest } from './opened-request'
import { OwnWords } from './own-words'
import { rowOf } from './row-of'
import { SendAgain } from './send-again'
import type { LineForms } from './use-line-forms'

type Props = {
  line: Line
  forms: LineForms
  /** It was opened by its button: the focus goes to its first control. */
  isEntered: boolean
}

/** Below an opened line: the person's own words, and what can be done. */
export const OpenedLinePanel = (props: Props) => (
  <section
    aria-label={`${props.line.who}, opened`}
    className="line-panel"
    // An Enter that is still held has opened the line, and must not press the button that has the focus by now.
    onKeyDown={(event) => event.repeat && event.target instanceof HTMLButtonElement && event.preventDefault()}
  >
    <div className="line-panel-content min-h-0">
      <div className="grid gap-3 pt-2.5 pb-4 md:pr-1 md:pl-8">
        <Content {...props} />
      </div>
    </div>
  </section>
)

function Content({ line, forms, isEntered }: Props) {
  const { load, state, data } = useFetcher<OpenedLine>()
  const address = openedLinePage(line)
  useEffect(() => {
    if (address) void load(address)
  }, [address, load])
  const isLoaded = Boolean(data)
  const key = lineKey(line)
  // Again when the words are there: they make the line taller.
  useEffect(() => {
    if (isLoaded || !address) rowOf(key)?.scrollIntoView({ block: 'nearest' })
  }, [isLoaded, address, key])
  useEffect(() => {
    // Not if one has gone on to another place while the words were loaded.
    if (isLoaded && isEntered && document.activeElement === document.body) focusFirst(rowOf(key))
  }, [isLoaded, isEntered, key])
  const page = <OpenPage line={line} />
  if (!address) {
    return (
      <>
        <OwnWords text={line.about} />
        <SendAgain line={line} forms={forms}>
          {page}
        </SendAgain>
      </>
    )
  }
  // The place of the words, so that the buttons do not move far when they arrive.
  if (!data) return <p role="status" aria-label="Loading" className="loading-line shown-late my-2.75 w-2/3" />
  if (data.is === 'failed') {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <span className="text-danger">This could not be loaded.</span>
        <Button variant="outline" size="sm" busy={state !== 'idle'} onClick={() => void load(address)}>
          Try again
        </Button>
        {page}
      </p>
    )
  }
  if (data.is === 'gone') return <p className="text-danger text-sm">This no longer exists.</p>
  if (data.is === 'inbox') {
    const { item } = data
    return (
      <OpenedItem key={`${item.id} ${item.answers.length}`} {...data} forms={forms} page={page} isWritten={isEntered} />
    )
  }
  return <OpenedRequest request={data.request} offer={data.offer} form={forms.decide} page={page} />
}

/** The text of an answer comes before its subject, which is filled in. */
function focusFirst(row: Element | null | undefined) {
  const panel = row?.querySelector('.line-panel')
  const control = panel?.querySelector('textarea[name=body]') ?? panel?.querySelector('button, a[href]')
  if (control instanceof HTMLElement) control.focus()
}

function OpenPage({ line }: { line: Line }) {
  const [hasShortcuts] = useShortcutSwitch()
  const person = personOf(line)
  return (
    <>
      <ButtonLink to={line.page} variant="ghost" size="sm">
        Open {hasShortcuts && <Kbd>O</Kbd>}
      </ButtonLink>
      {person && (
        <ButtonLink to={personPage(person)} variant="ghost" size="sm" aria-label={`Person: ${line.who}`}>
          Person
        </ButtonLink>
      )}
    </>
  )
}
