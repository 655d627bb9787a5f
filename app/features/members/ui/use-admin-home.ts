import { useCan } from './use-can'

/** The first page of the admin area that the admin may see. */
export const useAdminHome = () => (useCan('user.list') ? '/admin' : '/admin/today')
