import { accountMutations } from './mutations/accounts.ts'
import { inputMutations } from './mutations/input.ts'
import { operationMutations } from './mutations/operation.ts'

export const mutations = [...accountMutations, ...inputMutations, ...operationMutations]
