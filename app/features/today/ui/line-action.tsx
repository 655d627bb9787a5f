import { cx } from '~/lib/cx'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { Line } from '../model/lines'
import type { LineForms } from './use-line-forms'

const look = 'min-h-7! w-full px-2! text-xs! pointer-coarse:min-h-11! max-md:min-h-11! max-md:w-auto max-md:px-4!'

/** The one thing to do with a line, at the same place in every row. */
export function LineAction({ line, forms }: { line: Line; forms: LineForms }) {
  const { action, form: name, id, page, who } = line
  const label = `${action}: ${who}`
  if (name === null) {
    // On a phone the whole row is the link.
    return (
      <ButtonLink to={page} variant="outline" size="sm" aria-label={label} className={cx(look, 'max-md:hidden')}>
        {action}
      </ButtonLink>
    )
  }
  const form = forms[name]
  const isSending = form.isBusy && form.pending?.get('id') === id
  return (
    <Form form={form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="outline" size="sm" busy={isSending} aria-label={label} className={look}>
        {action}
      </Button>
    </Form>
  )
}
