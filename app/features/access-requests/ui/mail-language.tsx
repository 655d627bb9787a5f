import { type Locale, localeNames, locales } from '~/i18n/locales'
import { SelectField } from '~/ui/field'

/** The language of the mail to the applicant. The default is that of the request, or of the earlier invitation. */
export const MailLanguage = ({ defaultLocale }: { defaultLocale: Locale }) => (
  <SelectField
    name="locale"
    label="Language of the email"
    options={locales.map((value) => ({ value, label: localeNames[value] }))}
    defaultValue={defaultLocale}
  />
)
