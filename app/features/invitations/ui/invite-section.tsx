import { importPage } from '~/features/member-import/model'
import { Link } from '~/ui/link'
import type { FormHandle } from '~/web/forms/use-form'
import type { InvitationForm } from '../model'
import { InviteForm } from './invite-form'

type Props = { form: FormHandle<InvitationForm>; hasOrganisation: boolean; hasProof: boolean }

/** Beside the list while no invitation is open. */
export const InviteSection = (props: Props) => (
  <aside
    aria-label="More"
    className="content-start @min-[53rem]/page:border-line @min-[53rem]/page:border-l @min-[53rem]/page:pl-7"
  >
    <section aria-labelledby="invite-title" className="grid gap-4">
      <h2 id="invite-title" className="text-xl">
        Invite someone
      </h2>
      <InviteForm {...props} />
      <Link to={importPage} className="text-sm underline decoration-line underline-offset-4 pointer-coarse:py-3">
        Import many from a file
      </Link>
    </section>
  </aside>
)
