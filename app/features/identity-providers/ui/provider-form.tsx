import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type Provider, providerLengths, type ProviderForm as Types } from '../model'

type Props = { provider: Provider | null; form: FormHandle<Types> }

/** What the provider’s admin hands over. The secret is never shown again, so an empty field keeps it. */
export function ProviderForm({ provider, form }: Props) {
  const field = (name: 'issuer' | 'clientId') => ({ defaultValue: provider?.[name] ?? '', ...form.field(name) })
  return (
    <Form form={form} aria-label="Provider" className="grid gap-5">
      <TextField
        label="Issuer"
        type="url"
        required
        maxLength={providerLengths.issuer}
        hint="Like https://login.region.example/hospital, as the provider writes it."
        autoComplete="off"
        {...field('issuer')}
      />
      <TextField
        label="Client id"
        required
        maxLength={providerLengths.clientId}
        autoComplete="off"
        spellCheck={false}
        {...field('clientId')}
      />
      <TextField
        // Emptied after a success.
        key={form.resetKey}
        label="Client secret"
        type="password"
        required={!provider}
        maxLength={providerLengths.clientSecret}
        hint={provider ? 'Stored encrypted. Leave it empty to keep it.' : 'Stored encrypted, and never shown again.'}
        autoComplete="off"
        name="clientSecret"
        error={form.errorOf('clientSecret')}
      />
      <Button type="submit" busy={form.isBusy} busyLabel="Saving..." className="justify-self-start">
        Save
      </Button>
    </Form>
  )
}
