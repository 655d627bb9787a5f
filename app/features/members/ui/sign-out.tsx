import { Form } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { Button, type ButtonVariant } from '~/ui/button'

/** A plain form: leaving works with or without JavaScript, and the whole page is fetched anew. */
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

/** What was typed and not sent is in this tab's storage, where whoever signs in next would find it. */
function forgetDrafts() {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is forbidden here, so nothing was kept in it either.
  }
}
