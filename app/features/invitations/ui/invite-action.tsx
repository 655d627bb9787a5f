import { useNavigate } from 'react-router'
import { useCan } from '~/features/members/ui/use-can'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { ButtonLink } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'
import { invitePage } from '../model'

/** The action of Today, Users and Invitations, in the bar above them from 768 px on: the form that invites someone. */
export const InviteAction = () => (useCan('member.invite') ? <Invite /> : null)

function Invite() {
  const t = useTranslations(adminMessages, 'shortcuts')
  const navigate = useNavigate()
  const [hasShortcuts] = useShortcutSwitch()
  const label = t('keys.invite')
  useShortcuts({ i: () => void navigate(invitePage) }, { i: label })
  return (
    <ButtonLink to={invitePage} size="sm" className="whitespace-nowrap max-md:hidden">
      {label} {hasShortcuts && <Kbd>I</Kbd>}
    </ButtonLink>
  )
}
