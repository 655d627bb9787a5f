import { Form } from 'react-router'
import { newTeamThreadPage } from '~/features/dialogue/model'
import { OrganisationField } from '~/features/organisations/ui/organisation-field'
import { Button } from '~/ui/button'
import type { NewTeamThread } from '../model'
import { refusalLabels } from './labels'

type Props = Extract<NewTeamThread, { organisation: null }>

/** With whom a new thread is. A GET form, so that the page then has what it can be about. */
export const OrganisationChoice = ({ named, problem }: Props) => (
  <Form method="get" action={newTeamThreadPage()} aria-label="With whom" className="grid max-w-xl gap-4">
    <OrganisationField
      name="organisation"
      label="Organisation"
      hint="A part of its name, or one of its domains."
      required
      defaultValue={named}
      error={problem ? refusalLabels[problem] : undefined}
    />
    <Button type="submit" className="justify-self-start">
      Go on
    </Button>
  </Form>
)
