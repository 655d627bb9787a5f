import {
  changeAdminRole,
  changeLevel,
  changeRole,
  demoteUser,
  promoteUser,
  removeFactors,
  removeUser,
  sendReset,
  signOutUser,
} from '~/features/users/commands.server'
import { userRefusals } from '~/features/users/model'
import { adminRoleInput, levelInput, oneUserInput, roleInput } from '~/features/users/schema'
import { form } from '~/web/forms/form-actions.server'

const reasons = userRefusals

/** The forms on a user, which the list of users and a person's page have in common. */
export const userForms = {
  role: form({ input: roleInput, lists: ['user'], run: changeRole, reasons }),
  level: form({ input: levelInput, lists: ['user'], run: changeLevel, reasons }),
  promote: form({ input: adminRoleInput, run: promoteUser, reasons }),
  'admin-role': form({ input: adminRoleInput, run: changeAdminRole, reasons }),
  demote: form({ input: oneUserInput, run: demoteUser, reasons }),
  remove: form({ input: oneUserInput, run: removeUser, reasons }),
  factors: form({ input: oneUserInput, run: removeFactors, reasons }),
  'sign-out': form({ input: oneUserInput, run: signOutUser, reasons }),
  reset: form({ input: oneUserInput, run: sendReset, reasons }),
}
