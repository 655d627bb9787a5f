import type { Right } from '~/auth/permissions'
import { useAuth } from './auth'

/** Whether who is signed in has a right as an admin. What would be refused is not offered. */
export const useCan = (right: Right): boolean => useAuth().rights.includes(right)
