/** Maximum characters of fields that several forms have, for schemas and pages. Those of one form are in its feature's `model.ts`. */
export const nameLength = 120
export const emailLength = 254
export const organizationLength = 160
