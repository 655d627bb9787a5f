import { reviewPromise } from '~/features/access-requests/model'
import { responsePromise } from '~/features/contact/model'
import { FixedLine, SettingsSection } from './settings-section'

/** What visitors are promised. */
export const PromiseLines = () => (
  <SettingsSection
    id="promises"
    title="Promises"
    text="They stand in the texts of forms, pages and mails in three languages, and people have been given them in writing. So they are not settings; the clocks of Today follow them."
  >
    <dl className="border-soft border-t">
      <FixedLine
        label="A decision on an access request"
        value={`within ${reviewPromise.from}–${reviewPromise.to} business days`}
      />
      <FixedLine label="An answer to a message" value={`within ${responsePromise.hours}\u00a0hours`} />
    </dl>
  </SettingsSection>
)
