import type { ChangeableName } from '~/config/changeable-names'
import { settingLabels } from '../model'

const onPages = 'pages and mails have it now'

/** Where a changed setting counts, and from when. */
const effects: Record<ChangeableName, string> = {
  BRAND_PRODUCT: onPages,
  BRAND_FOUNDER: onPages,
  BRAND_EMAIL: onPages,
  BRAND_PHONE: onPages,
  BRAND_LINKEDIN: onPages,
  CHAT: onPages,
  UNDO_SECONDS: 'counts for every decision from now on',
  DIGEST_HOUR: 'counts for those who become admins from now on',
  MEMBER_FACTOR: 'counts from each member’s next sign-in',
}

/** What was saved: a sentence for all settings with the same effect. */
export function savedText(changed: readonly ChangeableName[]) {
  if (changed.length === 0) return 'Everything was as it is already.'
  const byEffect = Map.groupBy(changed, (name) => effects[name])
  return [...byEffect]
    .map(([effect, names]) => `${names.map((name) => settingLabels[name]).join(', ')}: ${effect}.`)
    .join(' ')
}
