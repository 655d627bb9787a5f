import { type ReactNode, useState } from 'react'
import type { ChangeableName } from '~/config/changeable-names'
import { optionsOf } from '~/features/admin/ui/labels'
import { digestHours, writeHour } from '~/features/today/model/digest'
import { type Option, SelectField, TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChangeableSetting, seenField, settingLabels } from '../model'
import { SettingsSection, Variable } from './settings-section'

const chatLabels = {
  canned: 'A ready-made answer comes at once',
  inbox: 'They go to the inbox, and the team is mailed',
}

const factorLabels = {
  optional: 'Each member chooses',
  required: 'Everyone needs a passkey or an authenticator app',
}

type Control = { help?: string; options?: readonly Option[]; type?: 'email' | 'tel' | 'url' | 'number' }

const controls: Record<ChangeableName, Control> = {
  BRAND_PRODUCT: { help: 'In titles, texts, mails and shared pictures.' },
  BRAND_FOUNDER: { help: 'Who stands behind the site and signs its mails.' },
  BRAND_EMAIL: {
    type: 'email',
    help: 'On pages and in mails. What forms are filled in with is mailed here, and replies come here.',
  },
  BRAND_PHONE: { type: 'tel', help: 'With the country’s number, like +46 8 465 004 00.' },
  BRAND_LINKEDIN: { type: 'url' },
  CHAT: { options: optionsOf(chatLabels) },
  UNDO_SECONDS: { type: 'number', help: 'From 1 to 300. The mail about a decision leaves after that.' },
  DIGEST_HOUR: {
    options: [
      { value: '', label: 'Off' },
      ...digestHours.map((hour) => ({ value: `${hour}`, label: writeHour(hour) })),
    ],
    help: 'Those who become admins get the digest at this hour, in Stockholm. Everyone can change it for themselves in Account.',
  },
  MEMBER_FACTOR: {
    options: optionsOf(factorLabels),
    help: 'When it is needed, a member can sign in once without it, and sets it up at the next sign-in. Admins always need one where the site has https.',
  },
}

const sections: { id: string; title: string; text: string; names: ChangeableName[] }[] = [
  {
    id: 'brand',
    title: 'Names and addresses',
    text: 'How the site calls itself, and where visitors reach you. An empty field brings the default back.',
    names: ['BRAND_PRODUCT', 'BRAND_FOUNDER', 'BRAND_EMAIL', 'BRAND_PHONE', 'BRAND_LINKEDIN'],
  },
  { id: 'chat', title: 'Chat', text: 'The chat on the page of the Health Circles.', names: ['CHAT'] },
  {
    id: 'team',
    title: 'The team’s day',
    text: 'How admins work. Neither is seen by visitors.',
    names: ['UNDO_SECONDS', 'DIGEST_HOUR'],
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    text: 'What members need besides their password.',
    names: ['MEMBER_FACTOR'],
  },
]

type Props = {
  settings: readonly ChangeableSetting[]
  hasOwnContent: boolean
  errorOf: FormHandle['errorOf']
  /** What was sent and not saved. */
  sent: Record<string, string>
  conflicts: readonly ChangeableSetting[]
  changedBy: string | undefined
}

/** Shows the settings as they were when it was mounted: what is loaded later must not pass for what the admin saw. */
export function SettingsFields({ settings, hasOwnContent, errorOf, sent, conflicts, changedBy }: Props) {
  const [shown] = useState(settings)
  const conflictOf = (name: ChangeableName) => conflicts.find((setting) => setting.name === name)
  return sections.map(({ id, title, text, names }) => (
    <SettingsSection key={id} id={id} title={title} text={text}>
      <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">
        {shown
          .filter(({ name }) => names.includes(name))
          .map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              typed={typedValue(setting.name, sent)}
              note={<SettingNote setting={setting} hasOwnContent={hasOwnContent} />}
              error={errorOf(setting.name) ?? (conflictOf(setting.name) && theirsText(setting, changedBy))}
            />
          ))}
      </div>
    </SettingsSection>
  ))
}

/** What the admin changed. The value of any other field is the one that counts now, not the one that was sent with it. */
const typedValue = (name: ChangeableName, sent: Record<string, string>) =>
  sent[name] === sent[seenField(name)] ? undefined : sent[name]

const textOf = ({ name, value }: Pick<ChangeableSetting, 'name' | 'value'>) =>
  controls[name].options?.find((option) => option.value === value)?.label ?? value

const theirsText = (setting: ChangeableSetting, by = 'Someone else') =>
  `${by} has set it to ‘${textOf(setting)}’ in the meantime.`

type FieldProps = {
  setting: ChangeableSetting
  typed: string | undefined
  note: ReactNode
  error: string | undefined
}

function SettingField({ setting, typed, note, error }: FieldProps) {
  const { name, value, isFromEnvironment } = setting
  const { options, type = 'text' } = controls[name]
  if (isFromEnvironment) {
    return (
      <dl className="text-sm">
        <dt className="mb-1.5 font-medium">{settingLabels[name]}</dt>
        <dd className="wrap-anywhere flex min-h-11.5 items-center border-line border-b text-base">{textOf(setting)}</dd>
        <dd className="mt-1.5 text-muted text-xs">{note}</dd>
      </dl>
    )
  }
  const shared = { name, label: settingLabels[name], hint: note, defaultValue: typed ?? value, error }
  return (
    <div>
      <input type="hidden" name={seenField(name)} value={value} />
      {options ? <SelectField {...shared} options={options} /> : <TextField {...shared} type={type} maxLength={200} />}
    </div>
  )
}

function SettingNote({ setting, hasOwnContent }: { setting: ChangeableSetting; hasOwnContent: boolean }) {
  const { name, value, defaultValue, isFromEnvironment, published } = setting
  const standard = textOf({ name, value: defaultValue })
  return (
    <>
      {isFromEnvironment ? (
        <>
          Set by <Variable>{name}</Variable> on the server, which has precedence.
        </>
      ) : (
        <>
          {controls[name].help} {value !== defaultValue && `Default: ${standard}`}
        </>
      )}
      {published && (
        <span className="block">
          Pages show ‘{published}’ instead, from the document of the site
          {hasOwnContent ? (
            <>
              {' '}
              in{' '}
              <Link to="/admin/content/site" className="underline underline-offset-4">
                Content
              </Link>
            </>
          ) : (
            ' in Sanity'
          )}
          .
        </span>
      )}
    </>
  )
}
