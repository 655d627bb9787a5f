import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { useLanguage } from '~/i18n/language'
import { localeNames } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { themeTitles } from '~/ui/theme-names'
import { viewPage } from '../model'

const themeLabels = { dark: `${themeTitles.current} (dark)`, light: `${themeTitles.minimal} (light)` }

/** A form of the browser: what follows is another page in another language and theme, loaded as a whole. */
export const ViewForm = () => (
  <form method="post" action={viewPage} className="grid max-w-md gap-5">
    <SelectField name="role" label="Role" options={optionsOf(roleLabels)} />
    <SelectField name="level" label="Access level" options={optionsOf(levelLabels)} />
    <SelectField name="locale" label="Language" options={optionsOf(localeNames)} defaultValue={useLanguage()} />
    <SelectField name="theme" label="Theme" options={optionsOf(themeLabels)} />
    <div>
      <Button type="submit">View the pages</Button>
    </div>
  </form>
)
