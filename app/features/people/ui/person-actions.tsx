import { type OpenedUser, type UserFormName, usersPage } from '~/features/users/model'
import { useUserForms } from '~/features/users/ui/use-user-forms'
import { MainUserActions, MoreUserActions } from '~/features/users/ui/user-actions'
import { Link } from '~/ui/link'
import { personPage } from '../model'

type Props = { user: OpenedUser; isSelf: boolean; isLastOwner: boolean }

/** The commands that the list of users has for an account. Sent to the person's page, which stays. */
export function PersonActions({ user, isSelf, isLastOwner }: Props) {
  const actionOf = (form: UserFormName) => `${personPage(user.id)}?form=${form}`
  const forms = useUserForms(actionOf)
  const actions = { user, actionOf, forms, isSelf, isLastOwner }
  return (
    <section aria-labelledby="account-title" className="grid gap-4">
      <h2 id="account-title" className="text-xl">
        Account
      </h2>
      <div className="flex flex-wrap items-end gap-3 [&>form]:basis-full!">
        <MainUserActions {...actions} />
      </div>
      <MoreUserActions {...actions} />
      <Link
        to={usersPage({ q: user.email, user: user.id })}
        className="text-sm underline decoration-line underline-offset-4 pointer-coarse:py-3"
      >
        Show in the list of users
      </Link>
    </section>
  )
}
