import { rolePages } from '~/features/members/model'
import { useAuth } from '~/features/members/ui/auth'
import { useTranslations } from '~/i18n/language'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'

/** On the account page: brings the first steps back to the page of the member's role. */
export function ShowAgain() {
  const t = useTranslations(firstStepsMessages, 'again')
  const form = useForm('first-steps')
  const page = rolePages[useAuth().userAccess?.role ?? 'supplier']
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {form.result?.state === 'done' && (
        <Alert tone="success">
          {t.rich('shown', {
            a: (text) => (
              <Link to={page} className="underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </Alert>
      )}
      <Button
        type="submit"
        variant="outline"
        busy={form.isBusy}
        busyLabel={t('showing')}
        className="justify-self-start"
      >
        {t('button')}
      </Button>
    </Form>
  )
}
