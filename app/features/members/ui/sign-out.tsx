import { Form } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { Button, type ButtonVariant } from '~/ui/button'

/** A plain form: works with or without JavaScript, and loads the whole page again. */
export function SignOut({ variant = 'outline' }: { variant?: ButtonVariant }) {
  const t = useTranslations(membersMessages)
  return (
    <Form method="post" action="/sign-out" reloadDocument onSubmit={forgetDrafts}>
      <Button type="submit" variant={variant} size="sm">
        {t('signOut')}
      </Button>
    </Form>
  )
}

/** Unsent form values are in this tab's storage, where the next user who signs in would see them. */
export function forgetDrafts() {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}
