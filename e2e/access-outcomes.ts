/** The roles whose access is declared, and what each of a group of them gets. */

/** `admin` is the owner of the demo; the others have the names of their admin roles. */
type Admin = 'admin' | 'manager' | 'editor' | 'reader'
export type Who = 'visitor' | 'supplier' | 'hospital' | 'embassy' | Admin
export const everyone: Who[] = ['visitor', 'supplier', 'hospital', 'embassy', 'admin', 'manager', 'editor', 'reader']

export type Outcomes = Record<Who, string>

export const members = (outcome: string): Outcomes => ({
  visitor: 'login',
  supplier: outcome,
  hospital: outcome,
  embassy: outcome,
  admin: outcome,
  manager: outcome,
  editor: outcome,
  reader: outcome,
})
export const all = (outcome: string): Outcomes => ({ ...members(outcome), visitor: outcome })

/** The answer for the owner and for these admins; everyone else is refused. */
const to =
  (...also: Exclude<Admin, 'admin'>[]) =>
  (outcome: string): Outcomes => ({
    ...members('403'),
    admin: outcome,
    ...Object.fromEntries(also.map((who) => [who, outcome])),
  })
export const owners = to()
export const managers = to('manager')
export const editors = to('editor')
export const viewers = to('manager', 'editor')
export const managersAndReaders = to('manager', 'reader')
export const editorsAndReaders = to('editor', 'reader')
export const admins = to('manager', 'editor', 'reader')
