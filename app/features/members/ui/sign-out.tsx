import { LogOut } from 'lucide'
import { Form } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { cx } from '~/lib/cx'
import { Button, type ButtonVariant } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { forgetDrafts } from './forget-drafts'

type Props = {
  variant?: ButtonVariant
  /** In the rail, which shows only icons between 1024 and 1279 px. */
  isIconWhenNarrow?: boolean
}

/** A plain form: works with or without JavaScript, and loads the whole page again. */
export function SignOut({ variant = 'ghost', isIconWhenNarrow = false }: Props) {
  const t = useTranslations(membersMessages)
  return (
    <Form method="post" action="/sign-out" reloadDocument onSubmit={forgetDrafts}>
      <Button
        type="submit"
        variant={variant}
        size="sm"
        className={cx('whitespace-nowrap', isIconWhenNarrow && 'relative px-2! lg:max-xl:size-11')}
      >
        {isIconWhenNarrow && <Icon icon={LogOut} className="hidden size-4 lg:max-xl:block" />}
        <span className={cx(isIconWhenNarrow && 'rail-word')}>{t('signOut')}</span>
      </Button>
    </Form>
  )
}
