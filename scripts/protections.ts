import { accountProtections } from './protections/accounts.ts'
import { inputProtections } from './protections/input.ts'
import { operationProtections } from './protections/operation.ts'

export const protections = [...accountProtections, ...inputProtections, ...operationProtections]
