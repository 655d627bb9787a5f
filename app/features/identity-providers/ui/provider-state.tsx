import { useId } from 'react'
import { ConfirmDialog } from '~/features/admin/ui/confirm-dialog'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { Provider, ProviderForm } from '../model'
import { stateLabel } from './labels'

type Forms = Record<'test' | 'turnOn' | 'turnOff' | 'remove', FormHandle<ProviderForm>>

/** Testing, turning on and off, removing. */
export function ProviderState({ provider, forms }: { provider: Provider; forms: Forms }) {
  const [offId, removeId] = [useId(), useId()]
  const people = provider.links === 1 ? 'One person has' : `${provider.links.toLocaleString('en-GB')} people have`
  return (
    <section aria-labelledby="state-title" className="grid gap-4">
      <h2 id="state-title" className="text-xl">
        {provider.isEnabled ? 'Turned on' : 'Turned off'}
      </h2>
      <p className="text-muted">
        {stateLabel(provider)} {people} signed in there so far.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form form={forms.test}>
          <Button type="submit" variant="outline" size="sm" busy={forms.test.isBusy} busyLabel="Testing...">
            Test the connection
          </Button>
        </Form>
        {provider.isEnabled ? (
          <>
            <Form form={forms.turnOff} id={offId} />
            <ConfirmDialog
              label="Turn off"
              question="Turn single sign-on off?"
              isBusy={forms.turnOff.isBusy}
              busyLabel="Turning off..."
              submit={{ form: offId }}
            >
              Who is signed in stays signed in. From then on people sign in with a password, which they can choose by
              mail.
            </ConfirmDialog>
          </>
        ) : (
          <Form form={forms.turnOn}>
            <Button type="submit" size="sm" busy={forms.turnOn.isBusy} busyLabel="Turning on...">
              Turn on
            </Button>
          </Form>
        )}
        <Form form={forms.remove} id={removeId} />
        <ConfirmDialog
          label="Remove"
          question="Remove single sign-on?"
          isBusy={forms.remove.isBusy}
          busyLabel="Removing..."
          variant="destructive"
          submit={{ form: removeId }}
        >
          The settings, the secret and the links of its people are deleted. Accounts stay; people sign in with a
          password.
        </ConfirmDialog>
      </div>
    </section>
  )
}
