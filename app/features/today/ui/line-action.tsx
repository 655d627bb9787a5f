import { cx } from '~/lib/cx'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { Line } from '../model/lines'
import { isEnteredInPlace, lineKey } from '../model/opened-line'
import { isPlainClick } from './plain-click'
import type { LinesHandle } from './use-lines'

const look = 'min-h-7! w-full px-2! text-xs! pointer-coarse:min-h-11! max-md:min-h-11! max-md:w-auto max-md:px-4!'

/** The one thing to do with a line, at the same place in every row. With JavaScript one answers and decides in place. */
export function LineAction({ line, lines }: { line: Line; lines: LinesHandle }) {
  const { action, form: name, id, page, who } = line
  const label = `${action}: ${who}`
  if (name === null) {
    // On a phone the whole row is the link.
    return (
      <ButtonLink
        to={page}
        variant="outline"
        size="sm"
        aria-label={label}
        onClick={(event) => {
          if (!isEnteredInPlace(line) || !isPlainClick(event)) return
          event.preventDefault()
          lines.enter(lineKey(line))
        }}
        className={cx(look, 'max-md:hidden')}
      >
        {action}
      </ButtonLink>
    )
  }
  const form = lines.forms[name]
  const isBusy = form.isBusy && form.pending?.get('id') === id
  return (
    <Form form={{ ...form, isBusy }}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="outline" size="sm" busy={isBusy} aria-label={label} className={look}>
        {action}
      </Button>
    </Form>
  )
}
