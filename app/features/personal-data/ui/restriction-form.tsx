import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { PersonLimits } from '../model'
import { TokenField } from './token-field'

type Props = Pick<PersonLimits, 'restrictedBy'> & { token?: string }

/** Has the data only stored, or used again. What the team has restricted, only the team lifts. */
export function RestrictionForm({ restrictedBy, token }: Props) {
  const t = useTranslations(myDataMessages, 'restrict')
  const { brand } = useSite()
  const restrict = useForm('restrict')
  const lift = useForm('lift')
  const form = restrictedBy ? lift : restrict
  if (restrictedBy === 'admin') return <Alert>{t('byTeam', { email: brand.email })}</Alert>
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {restrictedBy ? <Alert tone="success">{t('on')}</Alert> : <p className="text-sm">{t('off')}</p>}
      <TokenField token={token} />
      <Button type="submit" variant="outline" busy={form.isBusy} busyLabel={t('busy')} className="justify-self-start">
        {restrictedBy ? t('undo') : t('button')}
      </Button>
    </Form>
  )
}
