import { type Locale, localeNames, locales } from '~/i18n/locales'
import { SelectField } from '~/ui/field'

/** The language of the mail to the applicant; `used` is theirs, or that of the invitation before. */
export const MailLanguage = ({ used }: { used: Locale }) => (
  <SelectField
    name="locale"
    label="Language of the mail"
    options={locales.map((value) => ({ value, label: localeNames[value] }))}
    defaultValue={used}
  />
)
