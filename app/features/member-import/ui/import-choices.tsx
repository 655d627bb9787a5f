import { Form } from 'react-router'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { localeNames, locales } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import type { ImportChoices as Choices, Outcome } from '../model'

type Props = { choices: Choices; show: Outcome | 'all' }

/** For lines without a value of their own. A GET form, so that the preview shows what will happen; sent as one chooses. */
export const ImportChoices = ({ choices, show }: Props) => (
  <Form
    method="get"
    preventScrollReset
    aria-labelledby="choices-title"
    onChange={(event) => event.currentTarget.requestSubmit()}
    className="my-6 border-line border-y py-4"
  >
    <p id="choices-title" className="mb-3 text-muted text-sm">
      For lines that do not say it themselves:
    </p>
    {show !== 'all' && <input type="hidden" name="show" value={show} />}
    <div className="grid max-w-2xl items-end gap-4 sm:grid-cols-3">
      <SelectField name="role" label="Role" options={optionsOf(roleLabels)} defaultValue={choices.role} />
      <SelectField name="level" label="Access level" options={optionsOf(levelLabels)} defaultValue={choices.level} />
      <SelectField
        name="language"
        label="Language"
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        defaultValue={choices.language}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="justify-self-start [@media(scripting:enabled)]:hidden"
      >
        Use these
      </Button>
    </div>
  </Form>
)
