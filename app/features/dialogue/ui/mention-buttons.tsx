import type { RefObject } from 'react'
import { Button } from '~/ui/button'
import type { ThreadPerson } from '../model'
import { insertText } from './insert-text'

type Props = { label: string; people: ThreadPerson[]; form: RefObject<HTMLFormElement | null> }

/** Writes the name of someone into the message. Without JavaScript one types it after an `@`. */
export function MentionButtons({ label, people, form }: Props) {
  if (people.length === 0) return null
  return (
    <div className="needs-script flex flex-wrap items-center gap-2">
      <span className="text-muted text-sm">{label}</span>
      {people.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          className="max-w-full wrap-anywhere"
          onClick={() => insertText(form.current, `@${name} `)}
        >
          @{name}
        </Button>
      ))}
    </div>
  )
}
