import type { RefObject } from 'react'
import { Button } from '~/ui/button'
import type { ThreadPerson } from '../model'
import { insertText } from './insert-text'

type Props = {
  label: string
  /** What the rest of a long list is called. */
  more: (people: { count: number }) => string
  people: ThreadPerson[]
  form: RefObject<HTMLFormElement | null>
}

const shownAtFirst = 8

/** Writes the name of someone into the message. Without JavaScript one types it after an `@`. */
export function MentionButtons({ label, more, people, form }: Props) {
  if (people.length === 0) return null
  const first = people.slice(0, shownAtFirst)
  const rest = people.slice(shownAtFirst)
  return (
    <div className="needs-script grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-muted text-sm">{label}</span>
        <NameButtons people={first} form={form} />
      </div>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm">{more({ count: rest.length })}</summary>
          <div className="flex flex-wrap gap-2">
            <NameButtons people={rest} form={form} />
          </div>
        </details>
      )}
    </div>
  )
}

const NameButtons = ({ people, form }: Pick<Props, 'people' | 'form'>) =>
  people.map(({ id, name }) => (
    <Button
      key={id}
      variant="outline"
      size="sm"
      className="max-w-full wrap-anywhere"
      onClick={() => insertText(form.current, `@${name} `)}
    >
      @{name}
    </Button>
  ))
