import { useState } from 'react'
import { nextToOpen } from '~/features/admin/model'
import { lineKey } from '../model/opened-line'
import type { Today } from '../model/page'
import { type LineForms, useLineForms } from './use-line-forms'
import { useLineKeys } from './use-line-keys'

export type LinesHandle = ReturnType<typeof useLines>

/** The lines of the page: which one is opened in place, their forms and keys. */
export function useLines(groups: Today['groups']) {
  const lines = groups.flatMap(({ lines }) => lines)
  const [opened, setOpened] = useState<string | null>(null)
  /** The line that was opened by its button, which moves the focus into it. */
  const [entered, setEntered] = useState<string | null>(null)
  const open = (key: string | null) => {
    setOpened(key)
    setEntered(null)
  }
  /** The line whose form was done last, for the way back. */
  const [last, setLast] = useState<{ key: string; id: string } | null>(null)
  const forms = useLineForms({
    onDone: (id) => {
      const index = lines.findIndex((line) => lineKey(line) === opened)
      const line = lines[index]
      if (!line || (id !== undefined && id !== line.id)) return
      setLast({ key: lineKey(line), id: line.id })
      const next = nextToOpen(lines, index, () => true)
      open(next ? lineKey(next) : null)
    },
    onUndone: () => last && open(last.key),
  })
  useLineKeys(opened, open)
  return {
    forms,
    opened,
    last,
    toggle: (key: string) => open(key === opened ? null : key),
    enter: (key: string) => {
      setOpened(key)
      setEntered(key)
    },
    isEntered: opened !== null && entered === opened,
    /** The line that is about to leave: its form is done, and the page's data is being loaded. */
    leaving: leavingId(forms),
  }
}

/** Of an invitation or a mail that is only tried again the line may stay. */
function leavingId({ decide, answer, done, retry }: LineForms) {
  const form = [decide, answer, done, retry].find(({ isBusy, result }) => isBusy && result?.state === 'done')
  return form?.pending?.get('id') ?? form?.pending?.get('item') ?? null
}
