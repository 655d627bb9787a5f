import type { FixedSetting } from '../model'
import { FixedLine, SettingsSection } from './settings-section'

/** What only the environment of the server has. */
export const FixedSettings = ({ settings }: { settings: readonly FixedSetting[] }) => (
  <SettingsSection
    id="server"
    title="Set on the server"
    text="Shown to read. Each has the name of the variable that sets it where the server is run; it counts from the next start."
  >
    <dl className="border-soft border-t">
      {settings.map(({ label, value, variable }) => (
        <FixedLine key={label} label={label} value={value} variable={variable} />
      ))}
    </dl>
  </SettingsSection>
)
